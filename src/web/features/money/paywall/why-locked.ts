import { formatMessage } from '#shared/messages/format-message.ts';
import { paywallMessages as messages } from '#shared/messages/paywall.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { UnlockAnswer } from './ask-for-story.ts';

/** Why a story stays locked, as a sentence; `hasLink` where the reader came by a shared link. */
export function whyLocked(answer: Exclude<UnlockAnswer, { readonly __typename: 'UnlockedPost' }>, hasLink: boolean) {
  switch (answer.__typename) {
    case 'FailedChallenge':
      return messages.checkFailed;
    case 'NotFound':
      return messages.failed;
    case 'PostIsLocked': {
      const { meter, isCheckNeeded } = answer;
      if (isCheckNeeded) return messages.checkFailed;
      if (hasLink) return messages.linkEnded;
      if (meter === null || meter.freeStories === 0) return '';
      if (meter.left > 0) return messages.networkFull;
      return formatMessage(messages.noneLeft, { count: meter.freeStories, date: formatDate(meter.resetsAt) });
    }
  }
}
