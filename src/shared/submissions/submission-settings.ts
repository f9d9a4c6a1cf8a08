import { formatMessage } from '../messages/format-message.ts';
import { submissionMessages as messages } from '../messages/submissions.ts';
import { criteriaFault, type SubmissionCriteria, type SubmitterGroup } from './submission-criteria.ts';
import { isDayAhead } from './day-ahead.ts';
import {
  MOST_ACCOUNT_DAYS,
  MOST_CRITERIA_TOPICS,
  MOST_CRITERIA_TOPIC_LENGTH,
  MOST_EDITOR_CUT,
  MOST_GUIDELINES_LENGTH,
  MOST_PAUSE_REASON_LENGTH,
} from './submission-limits.ts';

/** What a publication takes, from whom, and what it says to those who ask. */
export type SubmissionSettings = SubmissionCriteria & {
  readonly openTo: SubmitterGroup;
  readonly guidelines: string;
  readonly isPaused: boolean;
  readonly pauseReason: string;
  /** `2026-12-01`, the first day on which it takes stories again; null where nobody knows. */
  readonly pausedUntil: string | null;
  /** Percent of what a story earns that goes to the editors; whoever submitted before agreed to what stood then. */
  readonly editorCut: number;
};

export type SettingsFault = { readonly field: keyof SubmissionSettings; readonly message: string };

/** Settings as they are kept: without outer spaces and topics said twice, and without the words of a pause that is none. */
export function trimSettings<Settings extends SubmissionSettings>(settings: Settings): Settings {
  const { topics, guidelines, isPaused, pauseReason, pausedUntil } = settings;
  return {
    ...settings,
    topics: [...new Set(topics.map((topic) => topic.trim()).filter(Boolean))],
    guidelines: guidelines.trim(),
    pauseReason: isPaused ? pauseReason.trim() : '',
    pausedUntil: isPaused ? pausedUntil : null,
  };
}

/** Why trimmed settings cannot be kept, at their field; the same in the form and on the server. */
export function findSettingsFault(settings: SubmissionSettings, now: Date): SettingsFault | undefined {
  const { leastAccountDays, topics, guidelines, pauseReason, pausedUntil, editorCut } = settings;
  const words = criteriaFault(settings);
  if (words !== undefined) {
    const isTwisted = (settings.leastWords ?? 0) > (settings.mostWords ?? Infinity);
    return { field: words, message: isTwisted ? messages.wordsTwisted : messages.wordsInvalid };
  }
  if (topics.length > MOST_CRITERIA_TOPICS || topics.some((topic) => topic.length > MOST_CRITERIA_TOPIC_LENGTH)) {
    return { field: 'topics', message: formatMessage(messages.tooManyTopics, { most: MOST_CRITERIA_TOPICS }) };
  }
  if (!Number.isInteger(leastAccountDays) || leastAccountDays < 0 || leastAccountDays > MOST_ACCOUNT_DAYS) {
    return {
      field: 'leastAccountDays',
      message: formatMessage(messages.daysInvalid, { most: MOST_ACCOUNT_DAYS.toLocaleString('en') }),
    };
  }
  if ([...guidelines].length > MOST_GUIDELINES_LENGTH) {
    const message = formatMessage(messages.guidelinesTooLong, { most: MOST_GUIDELINES_LENGTH });
    return { field: 'guidelines', message };
  }
  if ([...pauseReason].length > MOST_PAUSE_REASON_LENGTH) {
    const message = formatMessage(messages.pauseReasonTooLong, { most: MOST_PAUSE_REASON_LENGTH });
    return { field: 'pauseReason', message };
  }
  if (!Number.isInteger(editorCut) || editorCut < 0 || editorCut > MOST_EDITOR_CUT) {
    return { field: 'editorCut', message: formatMessage(messages.cutInvalid, { most: MOST_EDITOR_CUT }) };
  }
  const isFit = pausedUntil === null || isDayAhead(pausedUntil, now);
  return isFit ? undefined : { field: 'pausedUntil', message: messages.notADay };
}
