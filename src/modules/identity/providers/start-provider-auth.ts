import { SignInFault } from '#platform/open-id/sign-in-fault.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { errorOfFault } from './error-of-fault.ts';
import { isOffered } from './is-offered.ts';
import type { ProviderError, ProviderFailure } from './provider-outcome.ts';
import { providerClients } from './provider-clients.ts';
import type { ProviderName, ProviderOperation } from './provider-name.ts';
import { insertQuestion } from './providers.store.ts';
import { needsStepUp } from './needs-step-up.ts';
import { createState, questionOf } from './question.ts';

export type ProviderStart = {
  readonly provider: ProviderName;
  readonly operation: ProviderOperation;
  /** Already safe: where the person goes when all is done. */
  readonly redirect: string;
  /** Where on the site it began (`susiEntry`). */
  readonly entry: string | undefined;
};

const TEN_MINUTES = 10 * 60 * 1_000;
/** Own judgement: a school or an office shares one network. */
const STARTS = { most: 100, windowSeconds: 600 };

/** Where to send the browser to be asked by the provider; connecting needs a session that was proved lately. */
export async function startProviderAuth(
  context: CommandContext,
  start: ProviderStart,
): Promise<{ readonly kind: 'asked'; readonly url: URL } | ProviderFailure> {
  const { database, clock, browser, viewer, log } = context;
  const { provider, operation, redirect } = start;
  const failed = (error: ProviderError): ProviderFailure => ({ kind: 'failed', error, operation, redirect });
  if (browser === null) throw new Error('A provider is asked for a browser, and this request has none.');
  const client = providerClients(context.config)[provider];
  if (client === undefined || !(await isOffered(context, provider))) return failed('NOT_OFFERED');
  const isConnecting = operation === 'connect';
  if (isConnecting && (viewer === null || viewer.sessionId === null)) return failed('SIGN_IN_FIRST');
  if (isConnecting && needsStepUp(context)) return failed('STEP_UP');
  if (!(await takeOperation(context, 'provider start', browser.network, STARTS)).ok) return failed('TOO_MANY');
  const sessionId = isConnecting ? (viewer?.sessionId ?? null) : null;
  const state = createState(provider, operation, sessionId);
  const now = clock.now();
  try {
    const url = await client.questionUrl(questionOf(context, provider, state));
    const row = {
      state_hash: hashOfToken(state),
      visitor_hash: browser.visitorHash,
      session_id: sessionId,
      provider,
      operation,
      redirect,
      entry: start.entry?.slice(0, 100) ?? null,
      expires_at: new Date(now.getTime() + TEN_MINUTES),
    };
    await insertQuestion(database, row, now);
    return { kind: 'asked', url };
  } catch (error) {
    if (!(error instanceof SignInFault)) throw error;
    log.warn({ provider, fault: error.kind, reason: error.message }, 'a provider could not be asked');
    return failed(errorOfFault(error.kind));
  }
}
