import { z } from 'zod';
import type { ProviderSettings } from '#platform/config/provider-settings.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { providerOrigin } from './provider-address.ts';

export type PaypalSettings = NonNullable<ProviderSettings['paypal']>;

export type PaypalRequest = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

/** A definite answer; whatever may or may not have arrived, or was not read whole, is `UNANSWERED`. */
export type PaypalAnswer = { readonly status: number; readonly json: unknown } | 'UNANSWERED';

export type PaypalClient = {
  readonly ask: (request: PaypalRequest) => Promise<PaypalAnswer>;
  /** Whether the keys are valid; throws if they aren't, or nobody answers. */
  readonly check: () => Promise<void>;
};

const PAYPAL = 'https://api-m.paypal.com';
/** In milliseconds: nobody waits for a payout. */
const PATIENCE = 30_000;
/** In seconds: a token is not used in the last minute of its life. */
const SPARE = 60;

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number() });

type Token = { readonly value: string; readonly until: number };

/** Tokens last for hours, so we keep one client for as long as its settings. */
const clients = new WeakMap<PaypalSettings, PaypalClient>();

/** PayPal's own interface, with the keys of an application there, or its stand-in. */
export function paypalClient(settings: PaypalSettings): PaypalClient {
  const client = clients.get(settings) ?? createPaypalClient(settings);
  clients.set(settings, client);
  return client;
}

function createPaypalClient({ clientId, secret, host }: PaypalSettings): PaypalClient {
  const origin = host === undefined ? PAYPAL : providerOrigin(host);
  const outbound = createOutbound({
    trustedOrigins: host === undefined ? [] : [origin],
    timeoutMilliseconds: PATIENCE,
  });
  let token: Token | undefined;

  async function send(request: PaypalRequest, headers: Readonly<Record<string, string>>): Promise<PaypalAnswer> {
    const { method, path, body } = request;
    try {
      const answer = await outbound(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
      const text = await answer.text();
      // Too often, or a fault of theirs: it may have been done all the same.
      if (answer.status === 429 || answer.status >= 500) return 'UNANSWERED';
      return { status: answer.status, json: text === '' ? null : JSON.parse(text) };
    } catch (error) {
      if (error instanceof OutboundError || error instanceof SyntaxError) return 'UNANSWERED';
      throw error;
    }
  }

  /** A valid token; undefined if nobody answers. Keys that PayPal doesn't know are the operator's mistake. */
  async function validToken(): Promise<string | undefined> {
    if (token !== undefined && token.until > performance.now()) return token.value;
    const answer = await send(
      { method: 'POST', path: '/v1/oauth2/token', body: 'grant_type=client_credentials' },
      {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
    );
    if (answer === 'UNANSWERED') return undefined;
    const read = tokenShape.safeParse(answer.json);
    if (answer.status !== 200 || !read.success) throw new Error(`PayPal refused our keys (${answer.status})`);
    const { access_token: value, expires_in: seconds } = read.data;
    token = { value, until: performance.now() + (seconds - SPARE) * 1_000 };
    return value;
  }

  async function ask(request: PaypalRequest, isAgain = false): Promise<PaypalAnswer> {
    const bearer = await validToken();
    if (bearer === undefined) return 'UNANSWERED';
    const answer = await send(request, {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      accept: 'application/json',
    });
    if (answer === 'UNANSWERED' || answer.status !== 401 || isAgain) return answer;
    // It ended before its time: nothing was done by it.
    token = undefined;
    return await ask(request, true);
  }

  return {
    ask: (request) => ask(request),
    check: async () => {
      token = undefined;
      if ((await validToken()) === undefined) throw new Error('PayPal doesn’t answer');
    },
  };
}
