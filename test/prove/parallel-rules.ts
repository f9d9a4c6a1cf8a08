import { sql } from 'kysely';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** What must be true whenever nobody is at it: each counter equals its rows, and no bound is passed. */
const RULES: Readonly<Record<string, string>> = {
  'claps of a story': `select s.id from story s where s.clap_count <> (select coalesce(sum(count), 0) from clap where story_id = s.id)
    or s.fan_count <> (select count(*) from clap where story_id = s.id)`,
  'claps of a response': `select r.id from response r
    where r.clap_count <> (select coalesce(sum(count), 0) from response_clap where response_id = r.id)
    or r.fan_count <> (select count(*) from response_clap where response_id = r.id)`,
  'responses of a story': `select s.id from story s where s.response_count <>
    (select count(*) from response where story_id = s.id and deleted_at is null and not is_concealed)`,
  'what is concealed': `with recursive tree as (
      select id, hidden_at is not null as concealed from response where parent_id is null
      union all select r.id, t.concealed or r.hidden_at is not null from response r join tree t on r.parent_id = t.id)
    select r.id from response r join tree t on t.id = r.id where t.concealed <> r.is_concealed`,
  'replies of a response': `select p.id from response p where p.reply_count <> (select count(*) from response r
    where r.parent_id = p.id and r.hidden_at is null and (r.deleted_at is null or r.reply_count > 0))`,
  follows: `select p.id from person p where p.follower_count <> (select count(*) from follow_person where person_id = p.id)
    or p.following_count <> (select count(*) from follow_person where follower_id = p.id)`,
  'own claps': `select c.person_id as id from clap c join story s on s.id = c.story_id where c.person_id = any(s.author_ids)`,
  'claps an hour': `select person_id as id from clap group by person_id having sum(count) > 500`,
  'claps of a list': `select l.id from list l where l.clap_count <> (select coalesce(sum(count), 0) from list_clap where list_id = l.id)
    or l.fan_count <> (select count(*) from list_clap where list_id = l.id)`,
  'items of a list': `select l.id from list l where l.item_count <> (select count(*) from list_item where list_id = l.id)
    or l.item_count > 500`,
  'followers of a list': `select l.id from list l
    where l.follower_count <> (select count(*) from follow_list where list_id = l.id)`,
  'saved and archived': `select a.story_id as id from archived_story a join list l on l.owner_id = a.person_id
    and l.kind = 'reading' join list_item i on i.list_id = l.id and i.story_id = a.story_id`,
  'one Reading list': `select owner_id as id from list where kind = 'reading' group by owner_id having count(*) > 1`,
  'pins of a profile': 'select person_id as id from story_pin group by person_id having count(*) > 3',
  'featured of a publication': `select publication_id as id from publication_featured_story
    group by publication_id having count(*) > 10`,
  'usernames of one': 'select min(id) as id from person group by lower(username) having count(*) > 1',
  'usernames of others': `select p.id from person p
    join old_username o on o.username = lower(p.username) and o.person_id <> p.id`,
  'usernames in 30 days': 'select person_id as id from old_username group by person_id having count(*) > 1',
  'responses a day': `select author_id as id from response group by author_id having count(*) > 100`,
  'follows a day': `select follower_id as id from follow_person group by follower_id having count(*) > 125`,
};

/** A sentence for each rule that is broken now. */
export async function findBroken({ database }: CommandContext): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [name, text] of Object.entries(RULES)) {
    const { rows } = await sql.raw<{ id: string }>(text).execute(database.kysely);
    if (rows.length > 0)
      failures.push(
        `${name}: wrong for ${rows
          .map(({ id }) => id)
          .slice(0, 3)
          .join(', ')}`,
      );
  }
  return failures;
}
