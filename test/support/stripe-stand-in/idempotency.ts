import { ApiFault } from './api-fault.ts';

export type Answer = { readonly status: number; readonly body: object };

type Saved = { readonly call: string; readonly at: number; answer: Answer | 'IN_PROGRESS'; readonly requestId: string };

export type Keys = {
  /** The answer that was given before, or null for the first call with a key. Throws what Stripe answers otherwise. */
  readonly begin: (key: string, call: string, now: number, requestId: string) => (Answer & Replayed) | null;
  /** Remembers the answer, or forgets the key where the endpoint never began. */
  readonly end: (key: string, answer: Answer | null) => void;
  readonly clear: () => void;
};

type Replayed = { readonly requestId: string };

/** In seconds: after a day a key is as if it had never been used. */
const LIFE = 86_400;
const MOST = 255;

/**
 * Stripe's law: the same key with the same call answers as the first time, errors included, once the endpoint began;
 * with another call it is an error, and while the first is being answered a conflict.
 */
export function createKeys(): Keys {
  const kept = new Map<string, Saved>();
  return {
    begin: (key, call, now, requestId) => {
      if (key.length > MOST) throw misused(`Idempotency keys may be at most ${MOST} characters.`);
      const saved = kept.get(key);
      if (saved === undefined || now - saved.at >= LIFE) {
        kept.set(key, { call, at: now, answer: 'IN_PROGRESS', requestId });
        return null;
      }
      if (saved.call !== call) {
        throw misused(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
      }
      if (saved.answer === 'IN_PROGRESS') {
        throw new ApiFault(
          409,
          {
            type: 'idempotency_error',
            code: 'idempotency_key_in_use',
            message: 'There is currently another in-progress request using this Idempotent Key.',
          },
          false,
        );
      }
      return { ...saved.answer, requestId: saved.requestId };
    },
    end: (key, answer) => {
      const saved = kept.get(key);
      if (answer === null) kept.delete(key);
      else if (saved) saved.answer = answer;
    },
    clear: () => kept.clear(),
  };
}

function misused(message: string): ApiFault {
  return new ApiFault(400, { type: 'idempotency_error', message }, false);
}
