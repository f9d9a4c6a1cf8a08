import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { findSettingsFault, type SubmissionSettings, trimSettings } from '#shared/submissions/submission-settings.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { type Changes, withChanges } from '#modules/ground/as-it-is.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { isStillEditor } from './is-still-editor.ts';
import { readCriteria } from './publication-criteria.ts';
import { upsertCriteria } from './submissions.store.ts';

/** Own judgement: nobody changes their mind more often. */
const RULE = { most: 100, windowSeconds: 3_600 } as const;

export type SaveCriteriaOutcome =
  | { readonly type: 'SubmissionSettings'; readonly publicationId: string }
  | Refusal<'BadRequest' | 'Forbidden' | 'RateLimited'>;

const LOCK = 'select 1 from publication where id = $1 for no key update';

/**
 * Says what a publication takes, and from whom; stories that are with it already stay (rules 57, 66). Of two who change
 * different things at once both are heard.
 */
export async function saveCriteria(
  context: CommandContext,
  publicationId: string,
  changes: Changes<SubmissionSettings>,
): Promise<SaveCriteriaOutcome> {
  const { viewer, clock } = context;
  if (viewer === null || !hasRight(viewer, publicationId, 'edit settings')) return forbiddenStory;
  const taken = await takeOperation(context, 'save submission settings', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SaveCriteriaOutcome> => {
    if (!(await isStillEditor(inside, publicationId))) return forbiddenStory;
    await inside.database.query('publication_criteria_lock', LOCK, [publicationId]);
    const before = await readCriteria(commandReader(inside), publicationId);
    const criteria = trimSettings(withChanges(before, changes));
    // What editors get of writers' earnings is for whoever answers for the publication's money (rule 223).
    if (criteria.editorCut !== before.editorCut && !hasRight(viewer, publicationId, 'manage payments'))
      return refuse('Forbidden', messages.cutForOwner);
    const fault = findSettingsFault(criteria, clock.now());
    if (fault !== undefined) return refuse('BadRequest', fault.message);
    await upsertCriteria(inside.database, {
      publication_id: publicationId,
      open_to: criteria.openTo,
      accepts: criteria.accepts,
      least_words: criteria.leastWords,
      most_words: criteria.mostWords,
      topics: [...criteria.topics],
      needs_cover: criteria.needsCover,
      needs_ai_disclosure: criteria.needsAiDisclosure,
      least_account_days: criteria.leastAccountDays,
      guidelines: criteria.guidelines,
      is_paused: criteria.isPaused,
      pause_reason: criteria.pauseReason,
      paused_until: criteria.pausedUntil,
      editor_cut: criteria.editorCut,
      updated_at: inside.clock.now(),
    });
    const opened = criteria.isPaused ? 'submissions.paused' : 'submissions.opened';
    const kind = criteria.isPaused === before.isPaused ? 'submissions.changed' : opened;
    await recordActivity(inside, { publicationId, kind });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { type: 'SubmissionSettings', publicationId };
  });
}
