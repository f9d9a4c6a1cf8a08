import { formatMessage } from '#shared/messages/format-message.ts';
import { mailHoldMessages as messages } from '#shared/messages/mail-holds.ts';
import { mustBeProgram, NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findSuppression } from './find-suppression.ts';
import { deleteSuppressions } from './mail-suppressions.store.ts';

/** Own judgement: whoever mends a mailbox tries a few times, and a dead one is not asked all day. */
const RULE = { most: 3, windowSeconds: 86_400 } as const;

/** Has mail to the viewer go on, with a first one that shows whether it arrives (rule 168). */
export async function liftMailHold(
  context: CommandContext,
): Promise<{ readonly type: 'User'; readonly personId: string } | Busy> {
  const { viewer, database } = context;
  if (viewer === null) throw new NotAllowed();
  const { personId } = viewer;
  const address = await findConfirmedAddress(database, personId);
  if (address === null) return { type: 'User', personId };
  const lifted = await liftHoldOf(context, address);
  return lifted === 'tooOften' ? busy(RULE.windowSeconds) : { type: 'User', personId };
}

/**
 * Has mail to an address go on, for whoever showed that it is theirs; nothing where none is held. Whether one of a
 * mailbox arrives again is shown by the mail that it is told with.
 */
export async function liftHoldOf(context: CommandContext, address: string): Promise<'lifted' | 'tooOften'> {
  if ((await findSuppression(context, address)) === undefined) return 'lifted';
  const taken = await takeOperation(context, 'lift mail hold', address, RULE);
  if (!taken.ok) return 'tooOften';
  const { siteUrl } = context.config;
  const mail = composeMail({
    subject: messages.mailSubject,
    preview: messages.mailPreview,
    blocks: [{ kind: 'paragraph', text: messages.mailText }],
    footer: formatMessage(messages.mailFooter, { siteUrl }),
  });
  await withTransaction(context, async (inside) => {
    await deleteSuppressions(inside.database, address);
    await sendMail(inside, { to: address, mail });
  });
  return 'lifted';
}

/** Whoever followed a link in a mail to an address reads it, and wants what they asked for by it. */
export async function forgetHoldOf({ database }: Pick<CommandContext, 'database'>, address: string): Promise<void> {
  await deleteSuppressions(database, address);
}

/** Forgets what came back from the address of somebody who goes away, while it is known which that is. */
export async function eraseMailHoldsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  const address = await findConfirmedAddress(context.database, personId);
  if (address !== null) await deleteSuppressions(context.database, address);
}
