import { logWarning } from '#web/app/browser-log.ts';

/** How often a script of others is tried, and how long after the first failure; each wait doubles. */
const TRIES = 10;
const FIRST_WAIT = 1_000;

export type ScriptMeans = {
  /** Resolves once the script ran; rejects where it could not be had. */
  readonly load?: (url: string) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

const started = new Set<string>();

/** Loads a script of the operator's once, trying again with a doubling delay up to ten times (CORE-15). */
export async function loadScript(url: string, means: ScriptMeans = {}): Promise<void> {
  if (started.has(url)) return;
  started.add(url);
  await tryToLoad(url, means);
}

/** True once it ran; false after the last try. */
export async function tryToLoad(url: string, { load = addScript, wait = sleep }: ScriptMeans): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await wait(FIRST_WAIT * 2 ** (tried - 1));
    try {
      await load(url);
      return true;
    } catch {
      // Perhaps the next time.
    }
  }
  logWarning(`${new URL(url).host} could not be loaded`);
  return false;
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script did not load'));
    });
    document.head.append(script);
  });
}
