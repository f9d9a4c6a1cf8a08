import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { notFound, badRequest } from '#modules/ground/refusals.ts';
import { refusalSentences } from '#modules/identity/registration/admit-account.ts';
import { isOfTheFuture, MOST_TRIES } from './email-auth-rules.ts';
import { countTry, endRequest, lockNewestRequest } from './email-auth.store.ts';
import { enterByEmail } from './enter-by-email.ts';
import { isHashOfLoginCode, isLoginCode } from './login-code.ts';
import { takeLimits } from './take-limits.ts';

/** What trying a code comes to. */
export type VerifyOutcome =
  | { readonly type: 'Token'; readonly value: string }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string }
  | { readonly type: 'RateLimited' | 'TooManyRequests'; readonly message: string; readonly retryAfter: number };

const invalid: VerifyOutcome = notFound(messages.invalidCode);

/**
 * Compares a code with the newest request of this browser and with nothing else, so that guesses at many
 * codes at once are worth no more than at one. The try is counted before the codes are compared, and
 * under a lock: of any number at once five are looked at.
 */
export async function verifyLoginCode(context: CommandContext, loginCode: string): Promise<VerifyOutcome> {
  const { browser } = context;
  if (browser === null) return invalid;
  if (!isLoginCode(loginCode)) return badRequest(messages.codeForm);
  const retryAfter = await takeLimits(context, [
    ['tryOfBrowser', browser.visitorHash],
    ['tryOfNetwork', browser.network],
    ['tryOfAll', 'all'],
  ]);
  if (retryAfter !== undefined) return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter };
  return await withTransaction(context, (inside) => compare(inside, browser.visitorHash, loginCode));
}

async function compare(context: CommandContext, visitorHash: string, loginCode: string): Promise<VerifyOutcome> {
  const { database, clock, secrets } = context;
  const now = clock.now();
  const request = await lockNewestRequest(database, visitorHash);
  if (request === undefined || request.ended_at !== null) return invalid;
  if (request.code_expires_at <= now || isOfTheFuture(request, now)) return badRequest(messages.expiredCode);
  if (request.try_count >= MOST_TRIES) {
    const retryAfter = Math.max(1, Math.ceil((request.code_expires_at.getTime() - now.getTime()) / 1_000));
    return { type: 'TooManyRequests', message: messages.tooManyTries, retryAfter };
  }
  await countTry(database, request.id);
  if (!isHashOfLoginCode(secrets, request.code_hash, request.id, loginCode)) {
    // Whoever used the last try reads at once that only another code helps.
    return request.try_count + 1 >= MOST_TRIES ? notFound(messages.lastTry) : invalid;
  }
  await endRequest(database, request.id, now);
  const entry = await enterByEmail(context, request);
  if (typeof entry === 'string') return badRequest(refusalSentences[entry]);
  return entry === undefined ? invalid : { type: 'Token', value: entry.token };
}
