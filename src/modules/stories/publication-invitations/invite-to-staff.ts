import { parseEmail } from '#shared/identity/email-rule.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { hasRight, mustHaveRight, NotAllowed } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { type OperationsLeft, operationsLeft } from '#modules/ground/limits/operations-left.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { findPerson } from '#modules/people/people/find-person.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { PublicationOutcome } from '#modules/stories/publications/create-publication.ts';
import { type PublicationRefusal, refusePublication } from '#modules/stories/publications/publication-form.ts';
import { lockOpenInvitation } from './find-invitation.ts';
import { type InvitedRole, MOST_STAFF } from './invitation.ts';
import { rightToInvite } from './publication-invitations.policy.ts';
import { sendStaffInvitation } from './send-staff-invitation.ts';

const INVITE = 'invite staff';
/** Own judgement: each sends a mail to somebody who did not ask for it. */
const OF_PUBLICATION = { most: 50, windowSeconds: 86_400 } as const;
/** Own judgement: from all publications together, so that nobody is drowned in them. */
const TO_ONE = { most: 3, windowSeconds: 86_400 } as const;

export type StaffInvitationInput = {
  readonly publicationId: string;
  /** A username or an address. */
  readonly to: string;
  readonly role: InvitedRole;
  /** For which role the inviter knows them to be invited already: it is replaced. */
  readonly replaces?: InvitedRole | undefined;
};

/** Whom it goes to: somebody with an account, or an address of which nobody is told whether it has one. */
type Invited =
  | { readonly personId: string; readonly address: null }
  | { readonly personId: null; readonly address: string };

/** One of the two; undefined of an invitation that was answered, which forgot where it went. */
export function invitedOf(personId: string | null, address: string | null): Invited | undefined {
  if (personId !== null) return { personId, address: null };
  return address === null ? undefined : { personId, address };
}

/**
 * Asks somebody by name or by mail to join the staff; nobody is on it before they agree. What is answered to an
 * address is the same whether somebody has an account with it or not.
 */
export async function inviteToStaff(context: CommandContext, input: StaffInvitationInput): Promise<PublicationOutcome> {
  const { personId: inviterId } = mustOwnAccount(context);
  const { publicationId, to, role } = input;
  mustHaveRight(context, publicationId, rightToInvite(role));
  if (context.viewer?.isEmailVerified !== true) return refusePublication(null, messages.confirmAddress);
  const invited = await findInvited(context, publicationId, to);
  if ('type' in invited) return invited;
  // Before it is counted: what is not sent leaves as many as there were.
  const known = await readReplaced(context, invited, input);
  if (known !== undefined && typeof known !== 'string') return known;
  if (await isFull(context, publicationId, invited)) return refusePublication(null, messages.tooMany);
  const limit = await takeInvitation(context, publicationId, invited);
  if (limit !== undefined) return busy(limit);
  return withTransaction(context, async (inside): Promise<PublicationOutcome> => {
    const before = await readReplaced(inside, invited, input);
    if (before !== undefined && typeof before !== 'string') return before;
    await sendStaffInvitation(inside, { publicationId, inviterId, role, before, ...invited });
    const personId = invited.personId ?? undefined;
    await recordActivity(inside, {
      publicationId,
      kind: 'invitation.sent',
      subject: role,
      ...(personId ? { personId } : {}),
    });
    return { type: 'Collection', publicationId };
  });
}

/** The role of what is replaced, where that is another one; or why it stays: nothing is replaced that nobody knew of. */
async function readReplaced(
  inside: CommandContext,
  invited: Invited,
  { publicationId, role, replaces }: StaffInvitationInput,
): Promise<InvitedRole | PublicationRefusal | undefined> {
  const open = await lockOpenInvitation(inside.database, { publicationId, ...invited });
  if (open === undefined || open.role === role || open.expiresAt <= inside.clock.now()) return undefined;
  if (!hasRight(inside.viewer, publicationId, rightToInvite(open.role))) {
    return refusePublication(null, messages.isOwners);
  }
  if (replaces === open.role) return open.role;
  return refusePublication(null, formatMessage(messages.invitedMeanwhile, { role: messages.roles[open.role] }));
}

/** Counts one invitation; answers in how many seconds there may be another where there were too many. */
export async function takeInvitation(
  context: CommandContext,
  publicationId: string,
  { personId, address }: Invited,
): Promise<number | undefined> {
  const receiver = personId ?? address;
  const taken = [
    await takeOperation(context, INVITE, publicationId, OF_PUBLICATION),
    await takeOperation(context, 'be invited to a staff', receiver, TO_ONE),
  ];
  const waits = taken.flatMap((one) => (one.ok ? [] : [one.retryAfterSeconds]));
  return waits.length === 0 ? undefined : Math.max(...waits);
}

/** How many more a publication invites today; null for who may not invite. */
export async function readInvitesLeft(context: CommandContext, publicationId: string): Promise<OperationsLeft | null> {
  if (!hasRight(context.viewer, publicationId, rightToInvite('writer'))) return null;
  return operationsLeft(context, INVITE, publicationId, OF_PUBLICATION);
}

async function findInvited(
  context: CommandContext,
  publicationId: string,
  to: string,
): Promise<Invited | PublicationRefusal> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const text = to.trim();
  if (text.includes('@') && !text.startsWith('@')) {
    const address = parseEmail(text);
    return address === undefined
      ? refusePublication(null, messages.noAddress)
      : { personId: null, address: address.toLowerCase() };
  }
  const username = text.replace(/^@/, '');
  if (username === '') return refusePublication(null, messages.nobodyTyped);
  const person = await findPerson(commandReader(context), { username });
  const isReachable = person?.state === 'active' && !person.isUnclaimed;
  // Whoever blocked the viewer is said not to be there, so that nobody is told (rule 31).
  if (person === undefined || !isReachable || isKeptApart(viewer, person.id)) {
    return refusePublication(null, formatMessage(messages.nobody, { username }));
  }
  const found = await context.database.query('publication_invited_is_staff', IS_STAFF, [publicationId, person.id]);
  if (found.length > 0) return refusePublication(null, formatMessage(messages.isStaff, { name: person.name }));
  return { personId: person.id, address: null };
}

const IS_STAFF = 'select 1 from publication_member where publication_id = $1 and person_id = $2';

const COUNT = `
  select (select count(*)::int from publication_member m where m.publication_id = $1)
    + (select count(*)::int from publication_invitation i where i.publication_id = $1 and i.state = 'open'
      and (i.person_id = $2 or i.address = $3) is not true) as count`;

/** Whether nobody else has room on a staff. Who is invited already, be it overdue, keeps the place that they have. */
async function isFull(
  { database }: CommandContext,
  publicationId: string,
  { personId, address }: Invited,
): Promise<boolean> {
  const values = [publicationId, personId, address];
  const [row] = await database.query<{ count: number }>('publication_staff_to_come', COUNT, values);
  return (row?.count ?? 0) >= MOST_STAFF;
}
