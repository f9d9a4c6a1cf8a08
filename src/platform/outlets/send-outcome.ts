/** What became of something that was handed to a service. */
export type SendOutcome =
  | { readonly kind: 'taken'; readonly pause?: number | undefined }
  /** It will never be taken: nobody tries again. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Not now; `pause` is how many milliseconds the service asks for. */
  | { readonly kind: 'later'; readonly why: string; readonly pause?: number | undefined };

/** A minute if a service has had enough and doesn't say for how long; at most a day if it names more. */
const PAUSE = 60_000;
const LONGEST_PAUSE = 24 * 3_600_000;
const TOO_MANY = 429;
/** Those that OTLP names; all others would come to the same again. */
const FOR_NOW: ReadonlySet<number> = new Set([TOO_MANY, 502, 503, 504]);

/** Reads an answer as both protocols mean it; `now` is the current time, for a pause given as a date. */
export function outcomeOf({ status, headers }: Pick<Response, 'status' | 'headers'>, now: Date): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (!FOR_NOW.has(status)) return { kind: 'refused', why: `status ${status}` };
  const asked = readRetryAfter(headers.get('retry-after'), now);
  return { kind: 'later', why: `status ${status}`, pause: asked ?? (status === TOO_MANY ? PAUSE : undefined) };
}

/** `Retry-After` in milliseconds: a number of seconds or a date; undefined if it's neither. */
function readRetryAfter(text: string | null, now: Date): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const isSeconds = /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(text);
  const wait = isSeconds ? 1_000 * Number(text) : Date.parse(text) - now.getTime();
  return Number.isNaN(wait) ? undefined : boundPause(wait);
}

/** A pause that a service asks for, up to our maximum. */
export function boundPause(milliseconds: number): number {
  return Math.min(Math.max(0, Math.ceil(milliseconds)), LONGEST_PAUSE);
}
