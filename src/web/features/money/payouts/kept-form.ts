import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** Forms that may want a fresh proof of who one is after they were filled in. */
export type KeptForm = 'payoutAccount' | 'payoutReview' | 'taxes';

type Values = Readonly<Record<string, unknown>>;

type Kept = { readonly personId: string; readonly keptAt: number; readonly values: Values };

/** As long as a fresh proof counts: who has not come back by then left it lying about. */
const KEPT_FOR = 15 * 60_000;

function openStorage(form: KeptForm) {
  return createStoredJson<Kept | undefined>({
    storage: openTextStorage(() => sessionStorage),
    key: storageKey('keptForm', form),
    fallback: undefined,
    parse: (json) => (isKept(json) ? json : undefined),
    warn: logWarning,
  });
}

function isKept(json: unknown): json is Kept {
  return typeof json === 'object' && json !== null && 'personId' in json && 'keptAt' in json && 'values' in json;
}

/** Keeps in this window what somebody typed, while they leave to prove who they are (rule 303). */
export function keepForm(form: KeptForm, personId: string, values: Values): void {
  openStorage(form).write({ personId, keptAt: Date.now(), values });
}

export function forgetForm(form: KeptForm): void {
  openStorage(form).remove();
}

/** What this person had typed, once: it is nowhere afterwards, and never another person’s. */
export function takeForm(form: KeptForm, personId: string): Values | undefined {
  const storage = openStorage(form);
  const kept = storage.read();
  if (kept === undefined) return undefined;
  storage.remove();
  return kept.personId === personId && Date.now() - kept.keptAt < KEPT_FOR ? kept.values : undefined;
}
