import { refusalSentences } from '#modules/identity/registration/admit-account.ts';
import { isOfTheFuture } from './email-auth-rules.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { SignInOperation } from '#modules/identity/sign-in/sign-in-method.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { type EmailAuthRequest, endRequest, lockRequestOfLink } from './email-auth.store.ts';
import { enterByEmail, type Entry } from './enter-by-email.ts';
import { takeLimits } from './take-limits.ts';

export type FollowOutcome =
  | ({ readonly kind: 'entered' } & Entry)
  /** Another browser asked for the mail: whoever follows the link must say that they mean it. */
  | { readonly kind: 'mustConfirm' }
  /** Used, too old, replaced by a newer one, or never there: it is asked for again. */
  | { readonly kind: 'expired' }
  /** Registration does not admit them any more. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'tooMany'; readonly retryAfter: number };

/**
 * Follows the link of a mail, which works for 60 minutes and once. The browser that asked for it gets in
 * at once; any other only with `isConfirmed`, so that neither a scanner of mail signs in, nor a stranger
 * somebody into an account that is not theirs (rule 136).
 */
export async function followEmailLink(
  context: CommandContext,
  input: { readonly token: string; readonly isConfirmed: boolean },
): Promise<FollowOutcome> {
  const { browser } = context;
  if (browser === null) return { kind: 'mustConfirm' };
  const retryAfter = await takeLimits(context, [['link', browser.network]]);
  if (retryAfter !== undefined) return { kind: 'tooMany', retryAfter };
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const request = await lockRequestOfLink(database, hashOfToken(input.token));
    if (request === undefined || !isOpen(request, clock.now())) return { kind: 'expired' };
    if (request.visitor_hash !== browser.visitorHash && !input.isConfirmed) return { kind: 'mustConfirm' };
    await endRequest(database, request.id, clock.now());
    const entry = await enterByEmail(inside, request);
    if (typeof entry === 'string') return { kind: 'refused', sentence: refusalSentences[entry] };
    return entry === undefined ? { kind: 'expired' } : { kind: 'entered', ...entry };
  });
}

export type EmailLink = { readonly operation: SignInOperation; readonly address: string };

/** What the page that asks for confirmation says; undefined for a link that works no longer. */
export async function readEmailLink(context: CommandContext, token: string): Promise<EmailLink | undefined> {
  const text = `select address, operation, ended_at, created_at, link_expires_at from email_auth_request where link_hash = $1`;
  type Row = Pick<EmailAuthRequest, 'address' | 'operation' | 'created_at' | 'ended_at' | 'link_expires_at'>;
  const [row] = await context.database.query<Row>('email_link', text, [hashOfToken(token)]);
  if (row === undefined || !isOpen(row, context.clock.now())) return undefined;
  return { operation: row.operation, address: row.address };
}

function isOpen(request: Pick<EmailAuthRequest, 'created_at' | 'ended_at' | 'link_expires_at'>, now: Date): boolean {
  return request.ended_at === null && request.link_expires_at > now && !isOfTheFuture(request, now);
}
