import { draftMessages as messages } from '#shared/messages/drafts.ts';
import { applyDelta } from '#shared/story/delta/apply-delta.ts';
import { DeltaDoesNotFit, type DraftDelta } from '#shared/story/delta/draft-delta.ts';
import { draftDeltaSchema } from '#shared/story/delta/draft-delta.schema.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { checkDraftValue } from './check-draft-value.ts';
import { conflictWith, type DraftSaved, rateLimited, type SaveOutcome } from './draft-outcome.ts';
import { type Draft, draftValue } from './draft.ts';
import { ensureDraft } from './ensure-draft.ts';
import { findEditable, isStory } from './find-editable.ts';
import { lockDraft } from './read-draft.ts';
import { isSaveId } from './save-id.ts';
import { writeRevision } from './write-revision.ts';

/** Own judgement: twice as often as two devices save that never rest. */
const RULE = { most: 5_000, windowSeconds: 3_600 } as const;

export type Save = {
  readonly storyId: string;
  /** The revision that the delta was made from. */
  readonly baseRev: number;
  readonly saveId: string;
  readonly delta: unknown;
  /** True where what two wrote was put together by hand: that is kept as a version. */
  readonly isMerge: boolean;
};

/**
 * Saves what was changed since `baseRev` (rules 6, 7). When it answers `DraftSaved`, it is committed. Of
 * many saves from one revision one wins, and the others are told what stands there now. The same save again
 * answers the same. A published story is not touched.
 */
export async function saveDraft(context: CommandContext, save: Save): Promise<SaveOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { personId } = viewer;
  const { storyId, baseRev, saveId } = save;
  if (!isSaveId(saveId)) return badRequest(messages.saveIdInvalid);
  const parsed = draftDeltaSchema.safeParse(save.delta);
  if (!parsed.success) return badRequest(messages.deltaInvalid);
  const taken = await takeOperation(context, 'save draft', personId, RULE);
  if (!taken.ok) return rateLimited(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    const story = await findEditable(inside, storyId);
    if (!isStory(story)) return story;
    await ensureDraft(inside.database, story);
    const draft = required(await lockDraft(inside.database, storyId), 'draft');
    const known = await findSaved(inside, storyId, saveId);
    if (known !== undefined) return known;
    if (draft.rev !== baseRev) return conflictWith(draft);
    const changed = applyIfFitting(draft, parsed.data);
    // It was made from something else, whatever its number says.
    if (changed === undefined) return conflictWith(draft);
    const value = checkDraftValue(changed);
    if ('type' in value) return value;
    return writeRevision(inside, story, draft, {
      value,
      saveId,
      personId,
      ...(save.isMerge ? { kind: 'merged' } : {}),
    });
  });
}

function applyIfFitting(draft: Draft, delta: DraftDelta): DraftValue | undefined {
  try {
    return applyDelta(draftValue(draft), delta);
  } catch (error) {
    if (error instanceof DeltaDoesNotFit) return undefined;
    throw error;
  }
}

const SAVED = `
  select revision as rev, created_at as "savedAt" from story_delta where story_id = $1 and save_id = $2`;

async function findSaved(
  { database }: CommandContext,
  storyId: string,
  saveId: string,
): Promise<DraftSaved | undefined> {
  type Saved = Pick<DraftSaved, 'rev' | 'savedAt'>;
  const [row] = await database.query<Saved>('draft_saved', SAVED, [storyId, saveId]);
  return row && { type: 'DraftSaved', postId: storyId, ...row };
}
