import { createHash } from 'node:crypto';
import { solveChallenge } from '#shared/identity/proof-of-work.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { Graph } from '#graphql/execute.ts';
import type { GraphRequest } from '#graphql/graph-request.ts';
import { reader } from './test-graph.ts';

/** What `sendAccountAuthEmail` and `verifyLoginCode` answer, all their members in one. */
export type AuthAnswer = {
  readonly __typename: string;
  readonly value?: string;
  readonly message?: string;
  readonly retryAfter?: number;
};

export type EmailBrowser = {
  readonly browser: Browser;
  readonly request: GraphRequest;
  send(email: string, changes?: Partial<SendVariables>): Promise<AuthAnswer>;
  verify(loginCode: string): Promise<AuthAnswer>;
  isAvailable(email: string, captchaValue?: string): Promise<boolean | null>;
  /** A challenge with the work done that it asks for. */
  solve(): Promise<string>;
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
};

type SendVariables = {
  readonly operation: 'login' | 'register';
  readonly captchaValue: string;
  readonly fullName: string;
  readonly redirect: string;
};

const SEND = `mutation($email: String!, $operation: SusiOperation!, $captchaValue: String, $fullName: String, $redirect: String) {
  sendAccountAuthEmail(email: $email, operation: $operation, captchaValue: $captchaValue, fullName: $fullName, redirect: $redirect) {
    __typename ... on SusiMethod { value } ... on UserError { message }
    ... on RateLimited { retryAfter } ... on TooManyRequests { retryAfter }
  } }`;
const VERIFY = `mutation($loginCode: String!) { verifyLoginCode(loginCode: $loginCode) {
    __typename ... on Token { value } ... on UserError { message }
    ... on RateLimited { retryAfter } ... on TooManyRequests { retryAfter }
  } }`;

/** A browser of that name, in a network of its own unless told, that goes through the graph's door. */
export function emailBrowser(
  graph: Graph,
  name: string,
  changes: Partial<GraphRequest> = {},
  network = name,
): EmailBrowser {
  const visitorHash = createHash('sha256').update(name).digest('hex');
  const browser = { visitorHash, network, userAgent: 'Test', country: null };
  const request = reader({ browser, isForgerySafe: true, limitKey: network, ...changes });
  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { body } = await graph.executeRequest({ query, variables }, request);
    const { data, errors } = JSON.parse(body) as { data: Readonly<Record<string, unknown>> | null; errors?: unknown };
    if (data === null || errors !== undefined) throw new Error(body);
    return data;
  };
  const self: EmailBrowser = {
    browser,
    request,
    ask,
    send: async (email, options = {}) => {
      const data = await ask(SEND, { operation: 'login', ...options, email });
      return data['sendAccountAuthEmail'] as AuthAnswer;
    },
    verify: async (loginCode) => (await ask(VERIFY, { loginCode }))['verifyLoginCode'] as AuthAnswer,
    isAvailable: async (email, captchaValue) => {
      const query =
        'query($email: String!, $captchaValue: String) { emailAvailability(email: $email, captchaValue: $captchaValue) }';
      return (await ask(query, { email, captchaValue }))['emailAvailability'] as boolean | null;
    },
    solve: async () => {
      const { captchaChallenge } = (await ask('{ captchaChallenge { value } }')) as {
        captchaChallenge: { value: string };
      };
      return await solveChallenge(captchaChallenge.value, async () => undefined);
    },
  };
  return self;
}
