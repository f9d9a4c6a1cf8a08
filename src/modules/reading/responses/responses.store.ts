import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertResponse(
  { kysely }: Database<Tables>,
  response: Insertable<Tables['response']>,
): Promise<void> {
  await kysely.insertInto('response').values(response).execute();
}

/** What is made from the words when they are written. */
export type Words = {
  readonly source: string;
  readonly document: string;
  readonly body_html: string;
  readonly excerpt: string;
};

export async function updateWords(
  { kysely }: Database<Tables>,
  id: string,
  words: Words,
  editedAt: Date,
): Promise<void> {
  await kysely
    .updateTable('response')
    .set({ ...words, edited_at: editedAt })
    .where('id', '=', id)
    .execute();
}

/** Takes the words away; the row stays for the replies that hang on it. */
export async function emptyResponse({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  const document = JSON.stringify({ version: 1, blocks: [], footnotes: [] });
  await sql`
    update response set source = '', document = ${document}, body_html = '', excerpt = '', pinned_at = null,
      quote_block_id = null, quote_text = null, deleted_at = ${now}
    where id = ${id}`.execute(kysely);
}

/** Adds to the replies below a response; answers what it then is. */
export async function addToReplies({ kysely }: Database<Tables>, id: string, change: 1 | -1) {
  return kysely
    .updateTable('response')
    .set((eb) => ({ reply_count: eb('reply_count', '+', change) }))
    .where('id', '=', id)
    .returning(['parent_id', 'reply_count', 'deleted_at', 'is_silent', 'hidden_at'])
    .executeTakeFirst();
}

export async function setHidden({ kysely }: Database<Tables>, id: string, by: string | null, at: Date | null) {
  await kysely
    .updateTable('response')
    .set({ hidden_at: at, hidden_by: at === null ? null : by, ...(at === null ? {} : { pinned_at: null }) })
    .where('id', '=', id)
    .execute();
}

/**
 * Conceals a response with all below it, or shows them again except what is hidden for itself; answers how
 * many with words were there before or are there now.
 */
export async function conceal({ kysely }: Database<Tables>, id: string, isConcealed: boolean): Promise<number> {
  const { rows } = await sql<{ hasWords: boolean }>`
    with recursive below as (
      select id from response where id = ${id}
      union all
      select r.id from response r join below on r.parent_id = below.id where ${isConcealed} or r.hidden_at is null
    )
    update response r set is_concealed = ${isConcealed} from below
    where r.id = below.id and r.is_concealed <> ${isConcealed}
    returning r.deleted_at is null and not r.is_silent as "hasWords"`.execute(kysely);
  return rows.filter(({ hasWords }) => hasWords).length;
}

type Silenced = {
  readonly isSilent: boolean;
  readonly isConcealed: boolean;
  readonly isHidden: boolean;
  readonly replyCount: number;
};

/** Brings a response in line with whether its author is away; undefined where it was so already, or is deleted. */
export async function setSilent({ kysely }: Database<Tables>, id: string): Promise<Silenced | undefined> {
  const { rows } = await sql<Silenced>`
    update response r set is_silent = not r.is_silent from person p
    where r.id = ${id} and r.deleted_at is null and p.id = r.author_id
      and r.is_silent <> (p.state in ('suspended', 'deactivated'))
    returning r.is_silent as "isSilent", r.is_concealed as "isConcealed", r.hidden_at is not null as "isHidden",
      r.reply_count as "replyCount"`.execute(kysely);
  return rows[0];
}

/** One of a place at most: whoever pins another takes the first down. */
export async function setPinned(
  { kysely }: Database<Tables>,
  { id, storyId, listId }: { readonly id: string; readonly storyId: string | null; readonly listId: string | null },
  pinnedAt: Date | null,
): Promise<void> {
  await sql`
    update response set pinned_at = null
    where pinned_at is not null and parent_id is null and (story_id = ${storyId} or list_id = ${listId})`.execute(
    kysely,
  );
  await kysely.updateTable('response').set({ pinned_at: pinnedAt }).where('id', '=', id).execute();
}

/** Puts it back to the top of its place, unless another one stands there by now. */
export async function pinAgain(
  { kysely }: Database<Tables>,
  { id, storyId, listId }: { readonly id: string; readonly storyId: string | null; readonly listId: string | null },
  pinnedAt: Date,
): Promise<void> {
  await sql`
    update response set pinned_at = ${pinnedAt} where id = ${id} and not exists (
      select from response r where r.pinned_at is not null and r.parent_id is null
        and (r.story_id = ${storyId} or r.list_id = ${listId}))`.execute(kysely);
}

export async function addClaps(
  { kysely }: Database<Tables>,
  id: string,
  { claps, fans }: { readonly claps: number; readonly fans: number },
): Promise<void> {
  await sql`
    update response set clap_count = clap_count + ${claps}, fan_count = fan_count + ${fans} where id = ${id}`.execute(
    kysely,
  );
}

/** Own judgement: a week of age weighs as much as making the claps two and a half times as many. */
const WEEK_SECONDS = 604_800;

/**
 * Brings the place of a response in the order RECOMMENDED up to date (rule 25): liked by whoever made the
 * place, claps, length and age. What is newer begins higher, so that nothing changes by time alone.
 */
export async function updateScore({ kysely }: Database<Tables>, id: string): Promise<void> {
  await sql`
    update response r set score = ln(1 + r.clap_count + 3 * r.fan_count)
      + least(length(r.source), 600) / 600.0
      + extract(epoch from r.created_at) / ${WEEK_SECONDS}
      + case when exists (
          select 1 from response_clap c where c.response_id = r.id and (
            c.person_id = any((select s.author_ids from story s where s.id = r.story_id)::text[])
            or c.person_id = (select l.owner_id from list l where l.id = r.list_id))
        ) then 2 else 0 end
    where r.id = ${id}`.execute(kysely);
}
