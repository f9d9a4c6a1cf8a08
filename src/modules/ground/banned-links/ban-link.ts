import { bannedLinkMessages as messages } from '#shared/messages/banned-links.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canBanLinks } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { badRequest, notFound } from '#modules/ground/refusals.ts';
import { deleteBannedLink, insertBannedLink } from './banned-links.store.ts';
import { readPattern } from './banned-pattern.ts';

const MOST_REASON_LENGTH = 500;

export type BanOutcome =
  | { readonly type: 'BannedLink'; readonly pattern: string }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };

/** Lets nobody publish links to a domain or an address with stars (rule 15); twice is once. */
export async function banLink(
  context: CommandContext,
  input: { readonly pattern: string; readonly reason: string },
): Promise<BanOutcome> {
  mustBeAllowed(canBanLinks(context));
  const pattern = readPattern(input.pattern);
  if (pattern === undefined) return badRequest(messages.noPattern);
  const reason = input.reason.trim();
  if (reason.length > MOST_REASON_LENGTH) {
    return badRequest(formatMessage(messages.reasonTooLong, { most: MOST_REASON_LENGTH }));
  }
  return withTransaction(context, async (inside) => {
    const isNew = await insertBannedLink(inside.database, { pattern, reason, now: inside.clock.now() });
    if (isNew) await audit(inside, 'link.banned', pattern, reason);
    return { type: 'BannedLink', pattern };
  });
}

/** Lets links to it be published again. */
export async function unbanLink(context: CommandContext, text: string): Promise<BanOutcome> {
  mustBeAllowed(canBanLinks(context));
  const pattern = readPattern(text) ?? text;
  return withTransaction(context, async (inside) => {
    if (!(await deleteBannedLink(inside.database, pattern))) return notFound(messages.notBanned);
    await audit(inside, 'link.unbanned', pattern, '');
    return { type: 'BannedLink', pattern };
  });
}

function audit(context: CommandContext, action: 'link.banned' | 'link.unbanned', pattern: string, reason: string) {
  const isBanned = action === 'link.banned';
  return writeAudit(context, {
    action,
    targetKind: 'link',
    targetId: pattern,
    before: { isBanned: !isBanned },
    after: { isBanned, reason },
  });
}
