import { formatMessage } from '#shared/messages/format-message.ts';
import { readCounterMessages as messages } from '#shared/messages/read-counters.ts';
import { addRead, countReads, parseCountedReads, READ_PROMPT_THRESHOLD } from '#shared/reading/read-counters.ts';
import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { openSignIn } from '#web/features/identity/sign-in/open-sign-in.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Own judgement: whoever put the prompt away is not asked again on the same day. */
const DAY = 86_400_000;

/** Counts a story on this device alone, and from the third of a month on asks a visitor to sign in (SHELL-19). */
export function countRead(story: { readonly id: string; readonly isLocked: boolean }, isSignedIn: boolean): void {
  const storage = openTextStorage(() => localStorage);
  const stored = createStoredJson({
    storage,
    key: storageKey('readCounters'),
    fallback: [],
    parse: parseCountedReads,
    warn: logWarning,
  });
  const now = Date.now();
  const reads = addRead(stored.read(), { id: story.id, at: now, isPartner: story.isLocked });
  stored.write(reads);
  const count = countReads(reads, now).month;
  if (isSignedIn || count < READ_PROMPT_THRESHOLD) return;
  const asked = createStoredJson({
    storage,
    key: storageKey('readPromptedAt'),
    fallback: 0,
    parse: Number,
    warn: logWarning,
  });
  if (now - asked.read() < DAY) return;
  asked.write(now);
  void showToast({
    title: formatMessage(messages.readThisMonth, { count }),
    message: messages.signInToKeep,
    duration: 'NEXTPAGE',
    toastStyle: 'ACCENT_BANNER',
    tone: 'accent',
    width: 'large',
    action: { label: messages.signIn, run: () => void openSignIn({ operation: 'register' }) },
    testId: 'read-prompt',
  });
}
