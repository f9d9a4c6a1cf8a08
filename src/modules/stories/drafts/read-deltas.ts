import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { notFound, type NotYours } from './draft-outcome.ts';
import { findEditable, isStory } from './find-editable.ts';
import { readDraft } from './read-draft.ts';

/** Own judgement: who is further behind reads the draft itself. */
const MOST_DELTAS = 500;

type SavedDelta = {
  /** The revision that it leads to, from the one before. */
  readonly rev: number;
  readonly saveId: string;
  readonly delta: DraftDelta;
  readonly savedAt: Date;
  readonly personId: string | null;
};

export type Deltas = {
  readonly rev: number;
  /** Every one from the revision asked for up to `rev`; null where they are too many, or not kept any more. */
  readonly deltas: readonly SavedDelta[] | null;
};

const SINCE = `
  select revision as rev, save_id as "saveId", delta, created_at as "savedAt", person_id as "personId"
  from story_delta where story_id = $1 and revision > $2 and revision <= $3 order by revision`;

/** What happened to a draft since a revision (WRITE-2), for who may change it. */
export async function readDeltas(context: ReadContext, storyId: string, from: number): Promise<Deltas | NotYours> {
  const story = await findEditable(context, storyId);
  if (!isStory(story)) return story;
  const draft = await readDraft(context.database, storyId);
  if (draft === undefined) return notFound;
  const { rev } = draft;
  if (from > rev || rev - from > MOST_DELTAS) return { rev, deltas: null };
  const deltas = await context.database.query<SavedDelta>('draft_deltas_since', SINCE, [storyId, from, rev]);
  return { rev, deltas: deltas.length === rev - from ? deltas : null };
}
