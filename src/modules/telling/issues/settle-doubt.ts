import type { MailTransport } from '#platform/mail/mail-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readMailSender } from '#modules/ground/mails/deliver-mail.ts';
import { nextTry } from './back-off.ts';
import { type Delivery, endDelivery, type Outcome } from './deliveries.store.ts';

const MINUTE = 60_000;
/** Rule 169: so long a provider may take to say whether it has a mail. */
const ASKED_FOR = 15 * MINUTE;
/** Milliseconds that a key counts for, an hour less than providers say. */
const KEY_LASTS = 23 * 60 * MINUTE;

export type Doubt = {
  readonly transport: MailTransport | undefined;
  /** Whether a mail goes out again where nobody can say. */
  readonly isResent: boolean;
};

/** Since when a mail must have been tried first to leave once however often it is sent; null where no key says so. */
export function knownSince({ transport }: Doubt, now: Date): Date | null {
  return transport?.capability === 'idempotent' ? new Date(now.getTime() - KEY_LASTS) : null;
}

/** Whether missed mails wait for their writer at once: a carrier that can be asked is asked first. */
export function isHeldAtOnce({ transport, isResent }: Doubt): boolean {
  return !isResent && transport?.capability !== 'lookup';
}

/** What is done with a mail that was sent whole and never answered for, by what its carrier can (decision 0083). */
export function outcomeOfDoubt(
  doubt: Doubt,
  { attempt, firstTriedAt, now }: { readonly attempt: number; readonly firstTriedAt: Date; readonly now: Date },
): Outcome {
  const dueAt = nextTry(attempt, firstTriedAt, now);
  const since = knownSince(doubt, now);
  if (since !== null && firstTriedAt > since && dueAt !== undefined) {
    return { state: 'unknown', reason: null, dueAt, isListed: false };
  }
  if (doubt.transport?.capability === 'lookup') {
    return { state: 'unknown', reason: null, dueAt: new Date(now.getTime() + MINUTE), isListed: true };
  }
  if (!doubt.isResent || dueAt === undefined) return { state: 'held', reason: 'unknown' };
  return { state: 'unknown', reason: null, dueAt, isListed: true };
}

/**
 * Asks what became of a mail that may have left, where its carrier can say. True where that is settled, or asked again
 * in a minute; false where it is to be sent again.
 */
export async function settleDoubt(
  { database, config, clock, log }: CommandContext,
  doubt: Doubt,
  { id, issueId, attempt, askedSince }: Delivery,
): Promise<boolean> {
  const { transport, isResent } = doubt;
  if (askedSince === null || transport?.capability !== 'lookup') return false;
  const now = clock.now();
  const end = (outcome: Outcome) => endDelivery(database, { id, attempt }, outcome, now);
  const sender = readMailSender('', config).address;
  const wasTaken = await transport.wasTaken?.(`issue-${issueId}-${id}`, sender).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'the mail provider did not say what became of a mail');
    return undefined;
  });
  if (wasTaken === true) {
    await end({ state: 'accepted', reason: null });
    return true;
  }
  if (now.getTime() - askedSince.getTime() < ASKED_FOR) {
    await end({ state: 'unknown', reason: null, dueAt: new Date(now.getTime() + MINUTE), isListed: true });
    return true;
  }
  if (isResent) return false;
  await end({ state: 'held', reason: 'unknown' });
  return true;
}
