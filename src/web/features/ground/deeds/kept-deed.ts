import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { type Deed, type KeptDeed, readKeptDeed } from './deed.ts';

/** As long as the link of a mail works: later they came for something else. Milliseconds. */
const LASTS = 60 * 60 * 1000;
const KEY = storageKey('deed');
/** Begins the fragment of the address that a sign-in comes back to; its name follows. `after-start.ts` looks for it. */
const MARK = '#deed-';

const stored = () =>
  createStoredJson<KeptDeed | undefined>({
    storage: localStorage,
    key: KEY,
    fallback: undefined,
    parse: readKeptDeed,
    warn: logWarning,
  });

/**
 * Keeps it on the device, and in no address: nobody can hand somebody else a link that acts for them. What it
 * answers is where the sign-in that begins now must lead back to: the page with a name that only this sign-in
 * bears, so that nobody else who signs in on the device has it done.
 */
export function keepDeed(deed: Deed): string {
  const attempt = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');
  const page = location.pathname + location.search;
  const isKept = tryStorage(() => stored().write({ ...deed, at: Date.now(), attempt }));
  return isKept === true ? page + MARK + attempt : page + location.hash;
}

export function forgetDeed(): void {
  tryStorage(() => localStorage.removeItem(KEY));
}

/** What is kept, where this page is what its own sign-in led to and it is not too old; it stays until it is forgotten. */
export function keptDeed(): Deed | undefined {
  const deed = tryStorage(() => stored().read());
  if (deed === undefined || comesFrom() !== deed.attempt) return undefined;
  return Date.now() - deed.at < LASTS ? deed : undefined;
}

/** Takes the name of the sign-in out of the address, which people copy. */
export function clearAttempt(): void {
  if (!location.hash.startsWith(MARK)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The sign-in that led here. Whoever is new is welcomed first: the address says where they go on to. */
function comesFrom(): string | undefined {
  const target = new URLSearchParams(location.search).get('redirectUrl') ?? location.hash;
  return target.includes(MARK) ? target.slice(target.indexOf(MARK) + MARK.length) : undefined;
}

function tryStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // A browser that keeps nothing: signing in goes on without it.
    return undefined;
  }
}
