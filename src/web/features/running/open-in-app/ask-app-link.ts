/** Between two tries, in milliseconds. */
const RETRY = 500;
/** Own judgement: five seconds, after which the page of the app says more. */
const TRIES = 10;

export type AppLinkMeans = {
  /** The answer of the site; rejects where it cannot be had. */
  readonly ask?: (path: string) => Promise<Response>;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** The address that opens a page in the app, asked every 500 ms until it is there; undefined where there is none. */
export async function askAppLink(path: string, means: AppLinkMeans = {}): Promise<string | undefined> {
  const { ask = fetchLink, wait = sleep } = means;
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await wait(RETRY);
    const response = await ask(path).catch(() => undefined);
    if (response?.ok === true) return readUrl(await response.json());
    // What the site does not know today it will not know in half a second.
    if (response?.status === 404) return undefined;
  }
  return undefined;
}

const fetchLink = (path: string): Promise<Response> => fetch(`/_/app-link?path=${encodeURIComponent(path)}`);

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function readUrl(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return undefined;
  return typeof answer.url === 'string' ? answer.url : undefined;
}
