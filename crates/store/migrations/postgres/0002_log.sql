-- Whoever writes number n has read all before it, and knows their keys; two who try at once meet at (table_id, seq).
-- The second index cost as much as everything else about an entry.
DROP INDEX log_keys;
