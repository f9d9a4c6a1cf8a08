import { changeMessages as messages } from '#shared/messages/changes.ts';
import type { Unanswered } from './change-outcome.ts';
import { problemsOf } from './refused-document.ts';

/** The session of the page is over: what it may change is nobody's here any more. */
export class SessionEnded extends Error {}

const TOO_MANY_REQUESTS = 429;

/** Errors that a person can cause: the sentence of the server says what to do. */
const kinds: ReadonlyMap<unknown, Unanswered['kind']> = new Map([
  ['STEP_UP_NEEDED', 'stepUp'],
  ['RATE_LIMITED', 'tooOften'],
  // Later it goes: what waits is sent again.
  ['SITE_AT_REST', 'tooOften'],
  ['UNAVAILABLE', 'tooOften'],
  ['FORBIDDEN', 'denied'],
  ['BAD_REQUEST', 'denied'],
  ['NOT_FOUND', 'denied'],
  ['XSRF', 'denied'],
]);

/** Why a change has no answer, by what the graph threw; `failed` is said where nobody knows why. */
export function explainFailure(thrown: unknown, failed: string = messages.unexpected): Unanswered {
  if (thrown instanceof SessionEnded) return { kind: 'signedOut', message: messages.signedOut };
  for (const { message, extensions } of problemsOf(thrown) ?? []) {
    const kind = kinds.get(extensions?.['code']);
    if (kind !== undefined) return { kind, message: message ?? failed };
  }
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (status === TOO_MANY_REQUESTS) return { kind: 'tooOften', message: messages.tooOften };
  return navigator.onLine ? { kind: 'unexpected', message: failed } : { kind: 'offline', message: messages.offline };
}
