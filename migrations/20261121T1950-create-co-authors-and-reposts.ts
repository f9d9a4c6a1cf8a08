import { type Kysely, sql } from 'kysely';

/** Who is asked to stand in a byline, what readers pass on to their followers, and the editions of books. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table co_author_invitation (
      story_id text not null references story,
      person_id text not null references person,
      invited_by text not null references person,
      created_at timestamptz(3) not null,
      declined_at timestamptz(3),
      primary key (story_id, person_id)
    )`.execute(database);
  await sql`
    create index co_author_invitation_open on co_author_invitation (person_id, created_at desc)
    where declined_at is null`.execute(database);
  await sql`create index co_author_invitation_by on co_author_invitation (invited_by)`.execute(database);

  await sql`
    create table repost (
      story_id text not null references story,
      person_id text not null references person,
      note text not null check (char_length(note) <= 280),
      created_at timestamptz(3) not null,
      primary key (story_id, person_id)
    )`.execute(database);
  await sql`create index repost_of_person on repost (person_id, created_at desc, story_id desc)`.execute(database);

  await sql`
    create table book_edition (
      book_id text not null references book on delete cascade,
      position integer not null,
      format text not null check (format in ('hardcover', 'paperback', 'ebook', 'audiobook')),
      isbn text check (isbn ~ '^[0-9]{13}$'),
      url text,
      primary key (book_id, position)
    )`.execute(database);
}
