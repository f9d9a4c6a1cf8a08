/** What the wire made of a call: an answer, or one of three ways of not getting one. */
export type Asked<Answer> = { readonly answer: Answer } | 'NOT_FOUND' | 'TURNED_AWAY' | 'UNKNOWN';

/** A fault of ours or of the account, which no member can do anything about. */
export class BraintreeFault extends Error {
  constructor(what: string) {
    super(`Braintree: ${what}`);
    this.name = 'BraintreeFault';
  }
}

/** Keys that are wrong, and calls that the SDK itself refuses: asking again would not help. */
const FAULTS = new Set(['authenticationError', 'authorizationError', 'upgradeRequired', 'invalidKeysError']);

/**
 * Calls the SDK and reads its answer, both in `call`. Whatever stops an answer from being read (the wire, a timeout,
 * a 5xx, a body that is no document, a document without what must be in it) is `UNKNOWN`: the call may have arrived.
 * Throws a BraintreeFault when the program or its keys are wrong.
 */
export async function askBraintree<Answer>(call: () => Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (!(error instanceof Error) || error instanceof BraintreeFault) throw error;
    if (error.name === 'notFoundError') return 'NOT_FOUND';
    if (error.name === 'tooManyRequestsError') return 'TURNED_AWAY';
    if (FAULTS.has(error.name)) throw new BraintreeFault(`${error.name}: ${error.message}`);
    return 'UNKNOWN';
  }
}
