import {
  type ConsentChoice,
  type ConsentKind,
  hasTrackingConsent,
  type Reader,
  wantsPrivacyBanner,
} from '#shared/privacy/consent.ts';
import type { PrivacyFacts } from '#shared/privacy/privacy-facts.ts';
import { loadScript } from './load-script.ts';
import { PRIVACY_CHOICES } from './privacy-choices.ts';
import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

const storage = openTextStorage(() => localStorage);

/** What was answered on this device (SHELL-16); without usable storage it holds until the page is left. */
function answerTo(kind: ConsentKind): StoredJson<ConsentChoice> {
  return createStoredJson<ConsentChoice>({
    storage,
    key: storageKey(kind === 'analytics' ? 'privacy' : `privacy-${kind}`),
    fallback: undefined,
    parse: (json) => (json === 'accepted' || json === 'refused' ? json : undefined),
    warn: logWarning,
  });
}

const FACTS = '/_/privacy';

/** Asks for consent where it is wanted, and starts what needs it where it is given. Bots never come here. */
export async function askPrivacy(isSignedIn: boolean): Promise<void> {
  const facts = await readFacts();
  if (facts === undefined) return;
  const { scripts, logs } = facts;
  const kinds = kindsOf(facts);
  const reader = (kind: ConsentKind): Reader => ({ ...facts, isSignedIn, answer: answerTo(kind).read() });
  const start = () => {
    for (const { kind, url } of scripts) if (hasTrackingConsent(reader(kind))) void loadScript(url);
    if (logs !== null && hasTrackingConsent(reader('logs')))
      void import('../../reading/telemetry/log-outlet.ts').then(({ startLogOutlet }) => startLogOutlet(logs));
  };
  const ask = async () => {
    const { showBanner } = await import('./show-banner.tsx');
    const given = kinds.filter((kind) => answerTo(kind).read() === 'accepted');
    showBanner({ kinds, given }, (accepted) => {
      for (const kind of kinds) answerTo(kind).write(accepted.includes(kind) ? 'accepted' : 'refused');
      start();
    });
  };
  const askAgain = () => {
    if (location.hash === PRIVACY_CHOICES) void ask();
  };
  addEventListener('hashchange', askAgain);
  start();
  if (kinds.some((kind) => wantsPrivacyBanner(reader(kind)))) await ask();
  else askAgain();
}

/** What there is to ask for; where only the law of a country may want it, what measures visits. */
function kindsOf({ scripts, logs }: PrivacyFacts): readonly ConsentKind[] {
  const kinds = [...scripts.map(({ kind }) => kind), ...(logs === null ? [] : (['logs'] as const))];
  return kinds.length === 0 ? ['analytics'] : kinds;
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
