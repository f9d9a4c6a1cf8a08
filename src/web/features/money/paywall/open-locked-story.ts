import { formatMessage } from '#shared/messages/format-message.ts';
import { paywallMessages as messages } from '#shared/messages/paywall.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { CountPostReadDocument } from '#web/generated/CountPostRead.ts';
import type { UnlockPost } from '#web/generated/UnlockPost.ts';
import { currentPlace } from '#web/features/reading/reading-history/reading-place.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { askForStory, type UnlockAnswer } from './ask-for-story.ts';

/** Why a story stays locked, as a sentence; `hasLink` where the reader came by a shared link. */
function whyLocked(answer: Exclude<UnlockAnswer, { readonly __typename: 'UnlockedPost' }>, hasLink: boolean) {
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

/** Says something in the line of the paywall that is there for it, so that nothing moves. */
function sayAtPaywall(text: string, isFinal = false): void {
  const paywall = document.querySelector('[data-paywall]');
  const line = paywall?.querySelector('[data-paywall-status]');
  if (line) line.textContent = text;
  if (isFinal) paywall?.setAttribute('data-paywall', 'closed');
}

/** Rule 79: what was opened counts after so many seconds, or so much of it (of 100). */
const COUNTED_AFTER = 10;
const COUNTED_FROM = 25;

type Unlocked = Extract<UnlockPost['unlockPost'], { readonly __typename: 'UnlockedPost' }>;

/**
 * Asks for the rest of a locked story: by the link of the address, else as one of the free ones of the month. What
 * comes goes to `open`; what does not is said at the paywall. A free story counts once it is read.
 */
export function openLockedStory(storyId: string, graph: Graph, open: (html: string) => void) {
  let isFree = false;
  let isStopped = false;
  const count = () => {
    if (!isFree) return;
    isFree = false;
    void sendChange(graph, CountPostReadDocument, { targetPostId: storyId }).then(
      ({ failure }) => (isFree = failure !== undefined),
    );
  };
  const show = (unlocked: Unlocked) => {
    open(unlocked.bodyHtml);
    isFree = unlocked.right === 'METER';
    const text = toastOf(unlocked);
    if (text !== undefined) void showToast({ message: text, testId: 'meter' });
  };
  const ask = async () => {
    sayAtPaywall(messages.opening);
    const secret = new URLSearchParams(location.search).get('sk');
    const answer = await askForStory(graph, storyId, secret, () => sayAtPaywall(messages.checking));
    if (isStopped) return;
    if (answer.__typename === 'UnlockedPost') return show(answer);
    sayAtPaywall(whyLocked(answer, secret !== null), answer.__typename === 'PostIsLocked');
  };
  ask().catch(() => {
    if (!isStopped) sayAtPaywall(messages.failed);
  });
  let opened = 0;
  return {
    onSecond() {
      if (!isFree) return;
      opened += 1;
      if (opened >= COUNTED_AFTER || (currentPlace(storyId)?.percent ?? 0) >= COUNTED_FROM) count();
    },
    stop() {
      isStopped = true;
    },
  };
}

function toastOf({ right, meter }: Unlocked): string | undefined {
  if (right === 'SHARE_LINK') return messages.byLink;
  return meter === null ? undefined : formatMessage(messages.left, { count: meter.left });
}
