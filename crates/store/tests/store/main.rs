//! One suite for both databases: SQLite always, PostgreSQL when `TINSTAR_TEST_POSTGRES` names a private cluster
//! (`scripts/postgres` starts one). What only one of them can show is in `full`, `killed` and `lost`.

#![allow(clippy::unwrap_used, reason = "these are tests, helpers included")]

mod chat;
mod friends;
mod full;
mod hosting;
mod jobs;
mod killed;
mod log;
mod lossy;
mod lost;
mod notices;
mod opening;
mod people;
mod place;
mod racing;
mod results;
mod tables;
mod time;
mod wakes;

/// Makes a test of each function for each database.
macro_rules! on_both {
    ($($module:ident { $($test:ident),* $(,)? })*) => {
        mod sqlite {
            $($(#[test] fn $test() { crate::place::on_sqlite(crate::$module::$test) })*)*
        }
        mod postgres {
            $($(#[test] fn $test() { crate::place::on_postgres(crate::$module::$test) })*)*
        }
    };
}

on_both! {
    opening {
        a_database_can_be_opened_again,
        two_may_open_a_new_database_at_once,
        a_newer_database_is_refused,
        an_older_database_is_brought_up_to_date,
        a_closed_store_says_so,
        it_answers_a_ping,
    }
    notices {
        the_same_way_is_there_once_and_not_too_many_are,
        what_is_told_is_told_once_and_the_next_replaces_it,
        who_fails_too_often_is_switched_off,
        who_is_gone_is_not_told,
        a_secret_is_the_same_for_all,
        a_notice_is_one_processs,
    }
    tables {
        a_table_is_made_once,
        a_table_needs_an_owner,
        status_and_summary_change_with_an_entry_only,
        the_lobby_lists_public_tables_newest_first,
        people_find_the_tables_they_take_part_in,
        unfinished_tables_are_listed,
        a_quota_holds_however_many_ask_at_once,
    }
    log {
        entries_are_numbered_without_gaps,
        a_table_that_does_not_exist_has_no_log,
        a_key_comes_back_with_its_entry,
        bodies_come_back_as_they_were,
        what_cannot_be_stored_does_not_harm_its_neighbours,
        everything_is_there_after_reopening,
    }
    racing {
        many_tables_at_once,
        many_changes_at_once,
        one_table_takes_turns_in_order,
        one_number_is_written_once,
        two_stores_never_write_the_same_number,
    }
    jobs {
        a_job_is_set_with_its_entry,
        the_later_job_of_a_kind_replaces_the_earlier,
        the_longest_due_come_first,
        a_lease_ends_and_another_worker_takes_over,
        two_stores_never_take_the_same_job,
        a_job_needs_a_table,
    }
    people {
        a_person_is_made_once,
        login_names_are_unique_without_regard_to_capitals,
        two_who_want_a_login_name_at_once,
        sessions_end,
        devices_are_known_and_codes_work_once,
        a_deleted_person_is_forgotten,
        a_link_is_used_once_and_the_last_one_counts,
        a_nul_character_is_refused,
    }
    chat {
        rooms_are_numbered_apart,
        many_speak_at_once,
        of_a_long_talk_the_end_is_kept,
        the_same_key_says_it_once,
        speaking_needs_a_table_and_a_person,
    }
    friends {
        friends_are_two_who_both_want_it,
        whoever_is_hidden_is_no_friend,
        whoever_played_together_meets_again,
        a_link_leads_to_whoever_sent_it_last,
        somebody_is_asked_to_a_table_once,
        friends_see_what_they_may_of_each_other,
    }
    hosting {
        orders_are_numbered_and_read_on,
        the_host_is_told_once_about_the_same_thing,
        people_are_found_muted_and_kept_out,
        the_lobby_shows_where_somebody_is_and_not_whom_one_hid,
        a_deleted_table_leaves_nothing,
        what_is_not_missed_can_go,
        a_review_is_kept_with_its_table,
        everything_can_be_carried_to_another_database,
        the_last_devices_are_known,
    }
    results {
        a_result_is_written_with_its_entry_or_not_at_all,
        matches_are_listed_filtered_and_added_up,
        of_all_who_count_a_result_one_does,
        ratings_are_replaced_together,
        whoever_goes_takes_their_results_along,
    }
    time {
        servers_note_their_time,
        outages_are_remembered_for_a_while,
    }
    wakes {
        whoever_subscribes_is_woken,
    }
}
