import type { ReadContext } from '#modules/ground/read-context.ts';

export type Actors = {
  /** Newest first, at most three. */
  readonly ids: readonly string[];
  /** Counted up to 101. */
  readonly total: number;
};
type ActorsRow = Actors & { readonly ownerId: string };

// What somebody did is looked up where it is kept: a clap taken back, a follow ended, a mark removed is told no more.
// `offset 0` keeps each question a look at one row: hashed or joined freely, all who clapped for a story or all whom
// somebody mutes might be read.
const STILL_SO = `
  case n.kind
    when 'STORY_CLAPPED' then exists (
      select from clap c where c.story_id = n.story_id and c.person_id = a.person_id offset 0)
    when 'RESPONSE_CLAPPED' then exists (
      select from response_clap c where c.response_id = n.response_id and c.person_id = a.person_id offset 0)
    when 'LIST_CLAPPED' then exists (
      select from list_clap c where c.list_id = n.list_id and c.person_id = a.person_id offset 0)
    when 'STORY_REPOSTED' then exists (
      select from repost c where c.story_id = n.story_id and c.person_id = a.person_id offset 0)
    when 'PERSON_FOLLOWED' then exists (
      select from follow_person f where f.follower_id = a.person_id and f.person_id = n.person_id offset 0)
    when 'LIST_FOLLOWED' then exists (
      select from follow_list f where f.follower_id = a.person_id and f.list_id = n.list_id offset 0)
    when 'STORY_LISTED' then exists (
      select from list_item i where i.list_id = n.list_id and i.story_id = n.story_id offset 0)
    when 'STORY_HIGHLIGHTED' then exists (
      select from highlight h where h.story_id = n.story_id and h.person_id = a.person_id and not h.is_private offset 0)
    when 'CO_AUTHOR_INVITED' then exists (
      select from co_author_invitation i
      where i.story_id = n.story_id and i.person_id = n.person_id and i.declined_at is null offset 0)
    else true
  end`;

/** Own judgement: of a bundle that very many joined, the newest are looked at. */
const MOST_LOOKED_AT = 500;

const actorsText = (most: number): string => `
  select n.id as "ownerId", v.ids, v.total from unnest($1::text[]) o (id) join notification n on n.id = o.id
  cross join lateral (
    select (array_agg(x.person_id order by x.acted_at desc, x.person_id desc))[1:3] as ids, count(*)::int as total
    from (
      select a.person_id, a.acted_at from (
        select t.person_id, t.acted_at from notification_actor t where t.notification_id = n.id
        order by t.acted_at desc, t.person_id desc limit ${MOST_LOOKED_AT}
      ) a
      where exists (select from person p where p.id = a.person_id and p.state = 'active' offset 0) and ${STILL_SO}
        and not exists (select from person_mute m where m.muter_id = n.person_id and m.person_id = a.person_id offset 0)
        and not exists (
          select from person_block b where b.blocker_id = n.person_id and b.person_id = a.person_id offset 0)
        and not exists (
          select from person_block b where b.blocker_id = a.person_id and b.person_id = n.person_id offset 0)
      limit ${most}
    ) x
  ) v`;
const ACTORS = actorsText(101);
const ANY_ACTOR = actorsText(1);

/** Who did what a notification tells of, as far as its reader may know: for a whole page by one statement. */
export function loadActors(context: ReadContext, notificationId: string): Promise<Actors> {
  return load(context, notificationId, 'notification_actors', ACTORS);
}

/** Whether anybody is left who did it and whom its reader may know: no more of them are looked at than it takes. */
export async function hasActors(context: ReadContext, notificationId: string): Promise<boolean> {
  return (await load(context, notificationId, 'notification_any_actor', ANY_ACTOR)).total > 0;
}

async function load(context: ReadContext, notificationId: string, name: string, text: string): Promise<Actors> {
  const [row] = await context.loaders.grouped<ActorsRow>(name, notificationId, (ids) =>
    context.database.query<ActorsRow>(name, text, [ids]),
  );
  return { ids: row?.ids ?? [], total: row?.total ?? 0 };
}
