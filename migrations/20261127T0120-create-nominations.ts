import { type Kysely, sql } from 'kysely';

/** What curators nominate, who approved it, and how long a story is boosted (rules T12, 200 and 201). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table boost_case (
      id text primary key,
      story_id text not null references story on delete cascade,
      state text not null check (state in ('pending', 'boosted', 'declined')),
      opened_at timestamptz(3) not null,
      decided_at timestamptz(3),
      boosted_until timestamptz(3),
      check ((state = 'pending') = (decided_at is null)),
      check ((state = 'boosted') = (boosted_until is not null))
    )`.execute(database);
  // One case of a story waits at a time, and a story is boosted once.
  await sql`create unique index boost_case_pending on boost_case (story_id) where state = 'pending'`.execute(database);
  await sql`create unique index boost_case_boosted on boost_case (story_id) where state = 'boosted'`.execute(database);
  await sql`create index boost_case_waiting on boost_case (opened_at, id) where state = 'pending'`.execute(database);
  await sql`create index boost_case_running on boost_case (boosted_until) where state = 'boosted'`.execute(database);
  await sql`create index boost_case_of_story on boost_case (story_id)`.execute(database);

  // A token is a number of a month: two tabs cannot spend the same one, and there is no eleventh.
  await sql`
    create table nomination (
      id text primary key,
      case_id text not null references boost_case on delete cascade,
      story_id text not null references story on delete cascade,
      curator_id text not null references person on delete cascade,
      month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      token integer not null check (token between 1 and 10),
      reason text not null,
      created_at timestamptz(3) not null,
      unique (curator_id, month, token)
    )`.execute(database);
  await sql`create unique index nomination_once on nomination (story_id, curator_id)`.execute(database);
  await sql`create index nomination_of_case on nomination (case_id)`.execute(database);
  await sql`create index nomination_of_curator on nomination (curator_id, created_at, id)`.execute(database);

  await sql`
    create table boost_vote (
      case_id text not null references boost_case on delete cascade,
      curator_id text not null references person on delete cascade,
      is_approval boolean not null,
      reason text not null,
      created_at timestamptz(3) not null,
      primary key (case_id, curator_id)
    )`.execute(database);
  await sql`create index boost_vote_of_curator on boost_vote (curator_id)`.execute(database);
}
