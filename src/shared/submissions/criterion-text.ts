import { formatMessage } from '../messages/format-message.ts';
import { criterionMessages as messages } from '../messages/submissions.ts';
import type { Criterion, SubmissionCriteria } from './submission-criteria.ts';

/** What a story lacks, in words: the same where the writer chooses and where the server refuses. */
export function criterionText(criterion: Criterion, criteria: SubmissionCriteria): string {
  switch (criterion) {
    case 'TOO_SHORT':
      return formatMessage(messages.TOO_SHORT, { least: criteria.leastWords ?? 0 });
    case 'TOO_LONG':
      return formatMessage(messages.TOO_LONG, { most: criteria.mostWords ?? 0 });
    case 'TOPICS':
      return formatMessage(messages.TOPICS, { topics: criteria.topics.join(', ') });
    case 'ACCOUNT_AGE':
      return formatMessage(messages.ACCOUNT_AGE, { days: criteria.leastAccountDays });
    case 'DRAFTS_ONLY':
    case 'PUBLISHED_ONLY':
    case 'COVER':
    case 'AI_DISCLOSURE':
      return messages[criterion];
  }
}
