import { SignInFault } from '#platform/open-id/sign-in-fault.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { connectIdentity } from './connect-identity.ts';
import { errorOfFault } from './error-of-fault.ts';
import { type Identity, identityOf } from './identity.ts';
import type { ProviderError, ProviderOutcome } from './provider-outcome.ts';
import { needsStepUp } from './needs-step-up.ts';
import { providerClients } from './provider-clients.ts';
import type { ProviderName, ProviderOperation } from './provider-name.ts';
import { takeQuestion } from './providers.store.ts';
import { questionOf } from './question.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

export type ProviderCallback = {
  readonly provider: ProviderName;
  /** What came back to `/m/callback/{provider}`. */
  readonly parameters: URLSearchParams;
  /** Apple tells the name beside the token, and only the first time. */
  readonly name?: string | undefined;
};

type Asked = {
  readonly operation: ProviderOperation;
  readonly redirect: string;
  readonly entry: string | null;
  readonly sessionId: string | null;
};

/** The only ones that mean something; a second of one kind is nobody's answer. */
const KNOWN = new Set(['code', 'state', 'iss', 'error', 'id_token', 'token', 'response']);
const MOST_STATE = 200;

/**
 * Ends what `startProviderAuth` began: the question is taken away first, so that no answer counts twice,
 * none of another browser's, and none at the callback of another provider.
 */
export async function finishProviderAuth(context: CommandContext, answer: ProviderCallback): Promise<ProviderOutcome> {
  const { provider } = answer;
  const state = answer.parameters.get('state') ?? '';
  const asked = await takeAsked(context, provider, state);
  const { operation, redirect } = asked ?? { operation: 'login', redirect: '/' };
  const failed = (error: ProviderError): ProviderOutcome => ({ kind: 'failed', error, operation, redirect });
  if (asked === undefined) return failed('STALE');
  const identity = await readIdentity(context, answer, state);
  if (typeof identity === 'string') return failed(identity);
  if (operation === 'connect') {
    if (context.viewer === null || context.viewer.sessionId !== asked.sessionId) return failed('SIGN_IN_FIRST');
    // It may have been long enough ago only when the provider was asked.
    if (needsStepUp(context)) return failed('STEP_UP');
    const error = await connectIdentity(context, identity);
    return error === undefined ? { kind: 'connected', redirect } : failed(error);
  }
  const proven = await signInWithIdentity(context, identity, redirect);
  return typeof proven === 'string' ? failed(proven) : { ...proven, entry: asked.entry ?? undefined };
}

async function takeAsked(context: CommandContext, provider: ProviderName, state: string): Promise<Asked | undefined> {
  const { browser, clock, database } = context;
  if (browser === null || state === '' || state.length > MOST_STATE) return undefined;
  const stateHash = hashOfToken(state);
  return await takeQuestion(database, { stateHash, visitorHash: browser.visitorHash, provider, now: clock.now() });
}

async function readIdentity(
  context: CommandContext,
  { provider, parameters, name }: ProviderCallback,
  state: string,
): Promise<Identity | ProviderError> {
  const client = providerClients(context.config)[provider];
  if (client === undefined) return 'NOT_OFFERED';
  const known = new URLSearchParams([...parameters].filter(([key]) => KNOWN.has(key)));
  try {
    const claims = await client.readAnswer(known, questionOf(context, provider, state));
    return identityOf(provider, client.issuer, claims, name);
  } catch (error) {
    if (!(error instanceof SignInFault)) throw error;
    context.log.warn({ provider, fault: error.kind, reason: error.message }, 'an answer of a provider was refused');
    return errorOfFault(error.kind);
  }
}
