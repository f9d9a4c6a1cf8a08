import { type Kysely, sql } from 'kysely';

/**
 * What owners and editors see of the stories of a publication: those that only an address leads to, those that wait
 * for their time, and any of very many by the words of its title.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index story_of_publication_unlisted on story (publication_id, sort_key desc, id desc)
    where publication_id is not null and state = 'published' and visibility = 'unlisted'`.execute(database);
  await sql`
    create index story_of_publication_scheduled on story (publication_id, scheduled_at, id)
    where publication_id is not null and state = 'draft' and scheduled_at is not null`.execute(database);
  // Small letters without accents, each word behind one space: as src/shared/search/fold-text.ts folds what is typed.
  await sql`
    create function folded_words(words text) returns text language sql immutable parallel safe as $$
      select ' ' || regexp_replace(
        replace(replace(replace(replace(
          translate(
            normalize(regexp_replace(normalize(lower(words), nfkd), '[\u0300-\u036f]', '', 'g'), nfc),
            'øđðłıħŧ', 'oddliht'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        '[^[:alnum:]]+', ' ', 'g')
    $$`.execute(database);
  await sql`
    create index story_title_of_publication on story using gin (folded_words(title) gin_trgm_ops)
    where publication_id is not null and is_listed`.execute(database);
  await sql`create index publication_featured_story_of on publication_featured_story (story_id)`.execute(database);
  await sql`create index publication_section_story_of on publication_section_story (story_id)`.execute(database);
}
