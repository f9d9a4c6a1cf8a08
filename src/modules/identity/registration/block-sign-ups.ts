import { isIP } from 'node:net';
import { formatMessage } from '#shared/messages/format-message.ts';
import { readTypedDomain } from '#shared/domains/domain-names.ts';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import {
  badRequest,
  type BadRequest,
  type Conflict,
  conflict,
  notFound,
  type NotFound,
} from '#modules/ground/refusals.ts';
import { canRunRegistration } from '#modules/ground/roles/roles.policy.ts';
import { deleteBlock, insertBlock } from './registration.store.ts';

const DAY = 86_400_000;
const MOST_DAYS = 3_650;
const MOST_REASON = 200;
/** What is left of a network to its addresses: a shorter prefix would shut out whole countries. */
const SHORTEST_PREFIX = { 4: 8, 6: 19 } as const;

export type Blocked = { readonly kind: 'domain' | 'network'; readonly value: string };

/**
 * A mail domain, of which `*.` and `@` before it are left out, or a network such as `203.0.113.0/24` or a single address,
 * as PostgreSQL writes it; undefined for what is neither.
 */
export function readBlocked(text: string): Blocked | undefined {
  const bare = text.trim().toLowerCase();
  const [address = '', length, ...rest] = bare.split('/');
  const version = isIP(address);
  if (version === 4 || version === 6) {
    const most = version === 4 ? 32 : 128;
    // Readers of IPv6 are known by the network of their line alone.
    const prefix = length === undefined ? (version === 4 ? 32 : 64) : Number(length);
    const isGood =
      rest.length === 0 && Number.isInteger(prefix) && prefix <= most && prefix >= SHORTEST_PREFIX[version];
    return isGood
      ? { kind: 'network', value: `${address}/${version === 6 ? Math.min(prefix, 64) : prefix}` }
      : undefined;
  }
  const domain = readTypedDomain(bare);
  return domain === undefined ? undefined : { kind: 'domain', value: domain };
}

export type BlockInput = {
  readonly blocked: string;
  readonly reason: string;
  /** Null for good. */
  readonly days: number | null;
};

export type BlockOutcome = { readonly type: 'SignUpBlocked' } | BadRequest | Conflict;

/** Lets nobody sign up with a mail domain, or from a network (rule 252). Whoever has an account keeps it. */
export async function blockSignUps(context: CommandContext, input: BlockInput): Promise<BlockOutcome> {
  mustBeAllowed(canRunRegistration(context));
  const blocked = readBlocked(input.blocked);
  if (blocked === undefined) return badRequest(messages.badBlocked);
  const reason = input.reason.trim();
  if ([...reason].length > MOST_REASON) return badRequest(formatMessage(messages.longNote, { most: MOST_REASON }));
  const { days } = input;
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MOST_DAYS))
    return badRequest(formatMessage(messages.badDays, { most: MOST_DAYS }));
  const now = context.clock.now();
  const id = createId();
  const block = {
    id,
    ...blocked,
    reason,
    created_at: now,
    expires_at: days === null ? null : new Date(now.getTime() + days * DAY),
  };
  return await withTransaction(context, async (inside) => {
    if (!(await insertBlock(inside.database, block)))
      return conflict(formatMessage(messages.blockedAlready, { blocked: blocked.value }));
    await writeAudit(inside, {
      action: 'signUp.blocked',
      targetKind: 'signUpBlock',
      targetId: id,
      before: { isBlocked: false },
      after: { isBlocked: true, blocked: blocked.value, reason, days },
    });
    return { type: 'SignUpBlocked' };
  });
}

/** Lets people sign up with it again. */
export async function unblockSignUps(
  context: CommandContext,
  id: string,
): Promise<{ readonly type: 'SignUpUnblocked' } | NotFound> {
  mustBeAllowed(canRunRegistration(context));
  return await withTransaction(context, async (inside) => {
    const blocked = await deleteBlock(inside.database, id);
    if (blocked === undefined) return notFound(messages.noBlock);
    await writeAudit(inside, {
      action: 'signUp.unblocked',
      targetKind: 'signUpBlock',
      targetId: id,
      before: { isBlocked: true, blocked },
      after: { isBlocked: false },
    });
    return { type: 'SignUpUnblocked' };
  });
}
