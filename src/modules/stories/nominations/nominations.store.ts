import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type AnyDatabase = Database<Tables>;

const HOLD_STORY = `
  select s.state, s.is_listed as "isListed", s.author_ids as "authorIds", s.is_undated as "isUndated",
    s.first_published_at as "publishedAt"
  from story s where s.id = $1 for share`;

export type HeldStory = {
  readonly state: string;
  readonly isListed: boolean;
  readonly authorIds: readonly string[];
  readonly isUndated: boolean;
  readonly publishedAt: Date | null;
};

/** Holds a story as it is until the transaction ends: nobody deletes it meanwhile. */
export async function lockStory(database: AnyDatabase, storyId: string): Promise<HeldStory | undefined> {
  const [story] = await database.query<HeldStory>('nomination_hold_story', HOLD_STORY, [storyId]);
  return story;
}

const OPEN = `
  insert into boost_case as c (id, story_id, state, opened_at) values ($1, $2, 'pending', $3)
  on conflict (story_id) where state = 'pending' do update set state = 'pending' returning c.id`;

/** The case of a story that waits, made where there is none, and held until the transaction ends. */
export async function openCase(
  database: AnyDatabase,
  { id, storyId, now }: { readonly id: string; readonly storyId: string; readonly now: Date },
): Promise<string> {
  const [row] = await database.query<{ id: string }>('boost_case_open', OPEN, [id, storyId, now]);
  return row?.id ?? id;
}

export async function insertNomination(
  { kysely }: AnyDatabase,
  nomination: {
    readonly id: string;
    readonly caseId: string;
    readonly storyId: string;
    readonly curatorId: string;
    readonly month: string;
    readonly token: number;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, caseId, storyId, curatorId, month, token, reason, now } = nomination;
  await kysely
    .insertInto('nomination')
    .values({ id, case_id: caseId, story_id: storyId, curator_id: curatorId, month, token, reason, created_at: now })
    .execute();
}

/** Holds a case until the transaction ends: two who decide at once do it one after the other. */
export async function lockCase({ kysely }: AnyDatabase, caseId: string): Promise<void> {
  await kysely.selectFrom('boost_case').select('id').where('id', '=', caseId).forUpdate().execute();
}

export async function insertVote(
  { kysely }: AnyDatabase,
  vote: {
    readonly caseId: string;
    readonly curatorId: string;
    readonly isApproval: boolean;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { caseId, curatorId, isApproval, reason, now } = vote;
  await kysely
    .insertInto('boost_vote')
    .values({ case_id: caseId, curator_id: curatorId, is_approval: isApproval, reason, created_at: now })
    .execute();
}

/** Ends the waiting of a case that is held. */
export async function closeCase(
  { kysely }: AnyDatabase,
  caseId: string,
  { boostedUntil, now }: { readonly boostedUntil: Date | null; readonly now: Date },
): Promise<void> {
  await kysely
    .updateTable('boost_case')
    .set({ state: boostedUntil === null ? 'declined' : 'boosted', decided_at: now, boosted_until: boostedUntil })
    .where('id', '=', caseId)
    .execute();
}
