// The seal of a match: the hash of its seed, published before the first roll. How luck follows from the seed is in
// docs/decisions/0002-chance.md.

/**
 * Whether the seed is the one that was sealed: its bytes' SHA-256 hash is the commitment. Null where the browser cannot
 * tell: it lends its hashes only to pages that came over a safe line.
 */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  // Absent over plain HTTP, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment.toLowerCase();
}
