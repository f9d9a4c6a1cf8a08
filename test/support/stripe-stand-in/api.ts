import { setTimeout as wait } from 'node:timers/promises';
import { ApiFault } from './api-fault.ts';
import type { Means } from './control.ts';
import { approve } from './control.ts';
import type { Endpoint, Endpoints } from './endpoint.ts';
import { connectEndpoints } from './endpoints/connect.ts';
import { customerEndpoints } from './endpoints/customers.ts';
import { moneyEndpoints } from './endpoints/money.ts';
import { paymentIntentEndpoints } from './endpoints/payment-intents.ts';
import { paymentMethodEndpoints } from './endpoints/payment-methods.ts';
import { setupIntentEndpoints } from './endpoints/setup-intents.ts';
import type { Fault } from './faults.ts';
import { flag, type Params, text } from './form.ts';
import type { Answer } from './idempotency.ts';
import { expanded } from './lists.ts';
import { newId } from './state.ts';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
  /** The text of the parameters: calls are the same where it is. */
  readonly form: string;
  readonly key: string | undefined;
  readonly bearer: string | undefined;
};

export type Reply =
  | (Answer & { readonly headers: Readonly<Record<string, string>>; readonly isMalformed: boolean })
  | 'DROPPED';

const ENDPOINTS: Endpoints = {
  ...connectEndpoints,
  ...customerEndpoints,
  ...moneyEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...setupIntentEndpoints,
  // What the challenge in the browser sends; the service's own takes what only its script knows.
  'POST /v1/3ds2/authenticate': (state, params) => {
    approve(state, text(params, 'client_secret') ?? '', flag(params, 'approved'));
    return { object: 'three_d_secure_2' };
  },
};

/** What a key that everybody may see can do. */
const OPEN_TO_ALL =
  /^(POST \/v1\/(payment_methods|confirmation_tokens|3ds2\/authenticate)|GET \/v1\/(payment|setup)_intents\/\w+)$/;

/** Answers a call of the API as Stripe does, with the faults that a test has planned. */
export async function answerCall(means: Means, call: Call): Promise<Reply> {
  const { state, faults, keys } = means;
  const name = `${call.method} ${call.path}`;
  const requestId = newId('req');
  const headers: Record<string, string> = { 'request-id': requestId, 'stripe-version': '2026-10-28.endive' };
  const fault = faults.take(name);
  if (fault?.kind === 'late') await wait(fault.milliseconds);
  if (fault?.kind === 'dropBefore') return 'DROPPED';
  if (fault?.kind === 'rateLimit') return { ...RATE_LIMITED, headers, isMalformed: false };
  const key = call.method === 'POST' ? call.key : undefined;
  if (key !== undefined) headers['idempotency-key'] = key;
  try {
    authenticate(call, name);
    const before = key === undefined ? null : keys.begin(key, `${name}?${call.form}`, state.clock.seconds(), requestId);
    if (before !== null) {
      const replayed = { 'idempotent-replayed': 'true', 'original-request': before.requestId };
      return spoilt(fault, { status: before.status, body: before.body }, { ...headers, ...replayed });
    }
    if (fault?.kind === 'delay') await wait(fault.milliseconds);
    const { answer, isSaved } = execute(means, call, name, fault);
    if (key !== undefined) keys.end(key, isSaved ? answer : null);
    if (fault?.kind === 'delayAfter') await wait(fault.milliseconds);
    return spoilt(fault, answer, headers);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return spoilt(fault, answerOfFault(error), headers);
  }
}

function execute(
  means: Means,
  call: Call,
  name: string,
  fault: Fault | undefined,
): { answer: Answer; isSaved: boolean } {
  if (fault?.kind === 'errorBefore') return { answer: BROKEN, isSaved: true };
  if (fault?.kind === 'lockTimeout') return { answer: LOCKED, isSaved: false };
  try {
    const [endpoint, ids] = endpointOf(name);
    const body = structuredClone(expanded(means.state, call.params, endpoint(means.state, call.params, ids)));
    return { answer: fault?.kind === 'errorAfter' ? BROKEN : { status: 200, body }, isSaved: true };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const answer = fault?.kind === 'errorAfter' ? BROKEN : answerOfFault(error);
    return { answer, isSaved: error.isSaved };
  }
}

function spoilt(fault: Fault | undefined, answer: Answer, headers: Readonly<Record<string, string>>): Reply {
  if (fault?.kind === 'dropAfter') return 'DROPPED';
  return { ...answer, headers, isMalformed: fault?.kind === 'malformed' };
}

function authenticate({ bearer }: Call, name: string): void {
  const isSecret = /^(sk|rk)_\w+$/.test(bearer ?? '');
  if (isSecret || (bearer?.startsWith('pk_') && OPEN_TO_ALL.test(name))) return;
  const isPublic = bearer?.startsWith('pk_');
  throw new ApiFault(
    isPublic ? 403 : 401,
    {
      type: 'invalid_request_error',
      message: isPublic ? 'This API call needs a secret key.' : 'Invalid API Key provided',
    },
    false,
  );
}

function endpointOf(name: string): [Endpoint, readonly string[]] {
  const exact = ENDPOINTS[name];
  if (exact) return [exact, []];
  for (const [pattern, endpoint] of Object.entries(ENDPOINTS)) {
    const found = new RegExp(`^${pattern.replaceAll(/:id/g, '([^/]+)')}$`).exec(name);
    if (found) return [endpoint, found.slice(1).map(decodeURIComponent)];
  }
  throw new ApiFault(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${name}).` }, false);
}

function answerOfFault({ status, body }: ApiFault): Answer {
  return { status, body: { error: body } };
}

const RATE_LIMITED: Answer = {
  status: 429,
  body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
};
const LOCKED: Answer = {
  status: 429,
  body: {
    error: { type: 'invalid_request_error', code: 'lock_timeout', message: 'This object cannot be accessed now.' },
  },
};
const BROKEN: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Sorry! There was an error while talking to one of our backends.' } },
};
