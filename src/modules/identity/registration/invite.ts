import { parseEmail } from '#shared/identity/email-rule.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import {
  badRequest,
  type BadRequest,
  conflict,
  type Conflict,
  notFound,
  type NotFound,
} from '#modules/ground/refusals.ts';
import { canRunRegistration } from '#modules/ground/roles/roles.policy.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { endInvitationsOf, insertInvitation, revokeInvitationRow } from './registration.store.ts';

const DAY = 86_400_000;
const MOST_USES = 1_000;
const MOST_DAYS = 90;
const MOST_NOTE = 200;

export type InvitationInput = {
  /** Empty for a link that anybody may use who has it. */
  readonly address: string;
  readonly note: string;
  readonly mostUses: number;
  readonly days: number;
};

export type InviteOutcome =
  | { readonly type: 'InvitationMade'; readonly url: string; readonly address: string | null }
  | BadRequest
  | Conflict;

/**
 * Makes an invitation to sign up (rule 251): for an address, which gets a mail, or by a link with so many places. Only
 * whoever made it sees the link, this once. Whoever has an account is not invited: staff look accounts up anyway, and
 * nobody else learns of it (rule 332).
 */
export async function inviteToSite(context: CommandContext, input: InvitationInput): Promise<InviteOutcome> {
  mustBeAllowed(canRunRegistration(context));
  const note = input.note.trim();
  const wanted = input.address.trim();
  const address = wanted === '' ? null : (parseEmail(wanted)?.toLowerCase() ?? null);
  if (wanted !== '' && address === null) return badRequest(messages.badAddress);
  const mostUses = address === null ? input.mostUses : 1;
  if (!isWithin(mostUses, MOST_USES)) return badRequest(formatMessage(messages.badUses, { most: MOST_USES }));
  if (!isWithin(input.days, MOST_DAYS)) return badRequest(formatMessage(messages.badDays, { most: MOST_DAYS }));
  if ([...note].length > MOST_NOTE) return badRequest(formatMessage(messages.longNote, { most: MOST_NOTE }));
  const member = address === null ? undefined : await findMember(context, address);
  if (member !== undefined) return conflict(formatMessage(messages.hasAccount, member));
  const token = createToken();
  const url = context.config.siteUrl + buildPath('AcceptInvitation', { token });
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + input.days * DAY);
  await withTransaction(context, async (inside) => {
    const id = createId();
    // Ended, it must not go on by an earlier one that nobody thought of.
    const before = address === null ? [] : await endInvitationsOf(inside.database, address, now);
    for (const one of before) await writeEnd(inside, one);
    await insertInvitation(inside.database, {
      id,
      token_hash: hashOfToken(token),
      address,
      note,
      most_uses: mostUses,
      created_by: inside.viewer?.personId ?? null,
      created_at: now,
      expires_at: expiresAt,
    });
    if (address !== null) await sendInvitation(inside, { address, url, days: input.days, expiresAt });
    await writeAudit(inside, {
      action: 'invitation.made',
      targetKind: 'invitation',
      targetId: id,
      before: {},
      after: { mostUses, expiresAt, isNamed: address !== null, note },
    });
  });
  return { type: 'InvitationMade', url, address };
}

const MEMBER = `
  select p.name, p.username from email_address e join person p on p.id = e.person_id
  where e.address = $1 and e.is_verified`;

/** Whose confirmed address it is; one that was only typed may be somebody else's. */
async function findMember({ database }: CommandContext, address: string) {
  type Member = { readonly name: string; readonly username: string };
  const [member] = await database.query<Member>('invitation_member', MEMBER, [address]);
  return member;
}

/** Ends an invitation; whoever came by it stays. */
export async function revokeInvitation(
  context: CommandContext,
  id: string,
): Promise<{ readonly type: 'InvitationRevoked' } | NotFound> {
  mustBeAllowed(canRunRegistration(context));
  return await withTransaction(context, async (inside) => {
    if (!(await revokeInvitationRow(inside.database, id, inside.clock.now()))) return notFound(messages.noInvitation);
    await writeEnd(inside, id);
    return { type: 'InvitationRevoked' };
  });
}

type Invited = { readonly address: string; readonly url: string; readonly days: number; readonly expiresAt: Date };

async function sendInvitation(context: CommandContext, { address, url, days, expiresAt }: Invited): Promise<void> {
  const site = await readSiteName(context);
  const mail = composeMail({
    subject: formatMessage(messages.mailSubject, { site }),
    preview: formatMessage(messages.mailText, { site }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.mailText, { site }) },
      { kind: 'button', label: messages.mailButton, url },
      { kind: 'note', text: formatMessage(messages.mailLife, { days }) },
    ],
    footer: formatMessage(mailMessages.footerAsked, { siteUrl: context.config.siteUrl }),
  });
  await sendMail(context, { to: address, mail, validUntil: expiresAt });
}

function isWithin(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most;
}

async function writeEnd(inside: CommandContext, id: string): Promise<void> {
  await writeAudit(inside, {
    action: 'invitation.revoked',
    targetKind: 'invitation',
    targetId: id,
    before: { isRevoked: false },
    after: { isRevoked: true },
  });
}
