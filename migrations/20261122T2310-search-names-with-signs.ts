import { type Kysely, sql } from 'kysely';

/** `C++` and `C#` are words of their own: what bears such a name is read anew by the worker. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const signs = '[A-Za-z](\\+\\+|#)';
  await sql`
    insert into search_pending (kind, id)
    select 'post', s.id from story s left join story_body b on b.story_id = s.id
      where s.is_listed and (s.title ~ ${signs} or s.subtitle ~ ${signs} or b.document::text ~ ${signs})
    union all select 'tag', id from tag where story_count > 0 and title ~ ${signs}
    union all select 'user', id from person where state = 'active' and (name ~ ${signs} or bio ~ ${signs})
    union all select 'collection', id from publication
      where state <> 'suspended' and (name ~ ${signs} or tagline ~ ${signs} or description ~ ${signs})
    union all select 'catalog', id from list where visibility = 'public' and (name ~ ${signs} or description ~ ${signs})
  `.execute(database);
}
