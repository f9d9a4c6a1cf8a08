import type { SusiEntry } from '#shared/identity/sign-in-config.ts';
import type { PagePassage } from '#web/features/reading/highlights/selected-passage.ts';
import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** What a visitor pressed that needs an account: done on the page that they come back to. */
export type Deed = {
  readonly entry: SusiEntry;
  /** Of the story, person or publication; of a topic its slug. */
  readonly id: string;
  readonly anchor?: PagePassage['anchor'] | undefined;
};

/** As long as the link of a mail works: later they came for something else. Milliseconds. */
const LASTS = 60 * 60 * 1000;
const KEY = storageKey('deed');

const stored = () =>
  createStoredJson<(Deed & { readonly at: number }) | undefined>({
    storage: localStorage,
    key: KEY,
    fallback: undefined,
    parse: (json) => json as Deed & { readonly at: number },
    warn: logWarning,
  });

/** On the device and in no address: nobody can hand somebody else a link that acts for them. */
export function keepDeed(deed: Deed): void {
  tryStorage(() => stored().write({ ...deed, at: Date.now() }));
}

export function forgetDeed(): void {
  tryStorage(() => localStorage.removeItem(KEY));
}

export function hasKeptDeed(): boolean {
  return tryStorage(() => localStorage.getItem(KEY) !== null) ?? false;
}

/** What is kept, where it is not too old; it stays until it is forgotten. */
export function keptDeed(): Deed | undefined {
  const deed = tryStorage(() => stored().read());
  return deed !== undefined && Date.now() - deed.at < LASTS ? deed : undefined;
}

function tryStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // A browser that keeps nothing: signing in goes on without it.
    return undefined;
  }
}
