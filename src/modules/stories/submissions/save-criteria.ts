import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { criteriaFault } from '#shared/submissions/submission-criteria.ts';
import {
  MOST_CRITERIA_TOPICS,
  MOST_GUIDELINES_LENGTH,
  MOST_PAUSE_REASON_LENGTH,
} from '#shared/submissions/submission-limits.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { isStillEditor } from './is-still-editor.ts';
import type { PublicationCriteria } from './publication-criteria.ts';
import { upsertCriteria } from './submissions.store.ts';

/** Own judgement: nobody changes their mind more often. */
const RULE = { most: 100, windowSeconds: 3_600 } as const;
const MOST_ACCOUNT_DAYS = 3_650;

export type SaveCriteriaOutcome =
  | { readonly type: 'SubmissionSettings'; readonly publicationId: string }
  | Refusal<'BadRequest' | 'Forbidden' | 'RateLimited'>;

/** Says what a publication takes, and from whom; stories that are with it already stay (rules 57, 66). */
export async function saveCriteria(
  context: CommandContext,
  criteria: PublicationCriteria,
): Promise<SaveCriteriaOutcome> {
  const { publicationId } = criteria;
  const { viewer } = context;
  if (viewer === null || !hasRight(viewer, publicationId, 'edit settings')) return forbiddenStory;
  const fault = faultOf(criteria);
  if (fault !== undefined) return refuse('BadRequest', fault);
  const taken = await takeOperation(context, 'save submission settings', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SaveCriteriaOutcome> => {
    if (!(await isStillEditor(inside, publicationId))) return forbiddenStory;
    await upsertCriteria(inside.database, {
      publication_id: publicationId,
      open_to: criteria.openTo,
      accepts: criteria.accepts,
      least_words: criteria.leastWords,
      most_words: criteria.mostWords,
      topics: topicsOf(criteria),
      needs_cover: criteria.needsCover,
      needs_ai_disclosure: criteria.needsAiDisclosure,
      least_account_days: criteria.leastAccountDays,
      guidelines: criteria.guidelines.trim(),
      is_paused: criteria.isPaused,
      pause_reason: criteria.pauseReason.trim(),
      paused_until: criteria.pausedUntil,
      updated_at: inside.clock.now(),
    });
    await recordActivity(inside, { publicationId, kind: 'settings.changed' });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { type: 'SubmissionSettings', publicationId };
  });
}

function topicsOf({ topics }: PublicationCriteria): string[] {
  return [...new Set(topics.map((topic) => topic.trim()).filter(Boolean))];
}

function faultOf(criteria: PublicationCriteria): string | undefined {
  const { leastAccountDays, guidelines, pauseReason, pausedUntil } = criteria;
  const words = criteriaFault(criteria);
  if (words !== undefined) {
    const isTwisted = (criteria.leastWords ?? 0) > (criteria.mostWords ?? Infinity);
    return isTwisted ? messages.wordsTwisted : messages.wordsInvalid;
  }
  if (!Number.isInteger(leastAccountDays) || leastAccountDays < 0 || leastAccountDays > MOST_ACCOUNT_DAYS) {
    return messages.daysInvalid;
  }
  const topics = topicsOf(criteria);
  if (topics.length > MOST_CRITERIA_TOPICS || topics.some((topic) => topic.length > 100)) {
    return formatMessage(messages.tooManyTopics, { most: MOST_CRITERIA_TOPICS });
  }
  if (guidelines.length > MOST_GUIDELINES_LENGTH) {
    return formatMessage(messages.guidelinesTooLong, { most: MOST_GUIDELINES_LENGTH });
  }
  if (pauseReason.length > MOST_PAUSE_REASON_LENGTH) {
    return formatMessage(messages.pauseReasonTooLong, { most: MOST_PAUSE_REASON_LENGTH });
  }
  return pausedUntil === null || isDay(pausedUntil) ? undefined : messages.notADay;
}

function isDay(text: string): boolean {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
