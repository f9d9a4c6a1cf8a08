import { type ConsentChoice, type Reader, hasTrackingConsent, wantsPrivacyBanner } from '#shared/privacy/consent.ts';
import type { PrivacyFacts } from '#shared/privacy/privacy-facts.ts';
import { loadAnalytics } from './load-analytics.ts';
import { PRIVACY_CHOICES } from './privacy-choices.ts';
import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** What was answered on this device (SHELL-16); without usable storage it holds until the page is left. */
const storedAnswer = createStoredJson<ConsentChoice>({
  storage: openTextStorage(() => localStorage),
  key: storageKey('privacy'),
  fallback: undefined,
  parse: (json) => (json === 'accepted' || json === 'refused' ? json : undefined),
  warn: logWarning,
});

const FACTS = '/_/privacy';

/** Asks for consent where it is wanted, and starts what needs it where it is given. Bots never come here. */
export async function askPrivacy(isSignedIn: boolean): Promise<void> {
  const facts = await readFacts();
  if (facts === undefined) return;
  const reader = (): Reader => ({ ...facts, isSignedIn, answer: storedAnswer.read() });
  const start = () => {
    if (facts.analyticsUrl !== null && hasTrackingConsent(reader())) void loadAnalytics(facts.analyticsUrl);
  };
  const ask = async () => {
    const { showBanner } = await import('./show-banner.tsx');
    showBanner((answer) => {
      storedAnswer.write(answer);
      start();
    });
  };
  const askAgain = () => {
    if (location.hash === PRIVACY_CHOICES) void ask();
  };
  addEventListener('hashchange', askAgain);
  start();
  if (wantsPrivacyBanner(reader())) await ask();
  else askAgain();
}

/** Undefined where the site does not answer: nothing of others then runs. */
async function readFacts(): Promise<PrivacyFacts | undefined> {
  try {
    const response = await fetch(FACTS, { credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as PrivacyFacts) : undefined;
  } catch {
    return undefined;
  }
}
