import { describeDevice } from '#shared/identity/describe-device.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import { replaceEmailAddress } from '#modules/identity/email-verification/replace-email-address.ts';
import { composeEmailChangeNotice } from '#modules/ground/mails/safety-mails.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { endOtherSessions } from '#modules/identity/sessions/end-other-sessions.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { DAYS_TO_UNDO, UNDO_LIFETIME } from './email-change-periods.ts';
import { insertUndo, takeEmailChange } from './email-changes.store.ts';

export type ConfirmChangeOutcome = 'changed' | 'mustSignIn' | 'expired' | 'taken';

const OF_TOKEN = `
  select person_id as "personId" from email_change where token_hash = $1 and expires_at > $2`;

/**
 * Follows the link at a new address, once, for whoever is signed in to the account that asked: a link that
 * works for strangers would give the account to who reads the mail of a mistyped address. Every other
 * session ends, and the old address is told, with a way back for 7 days (rule 141).
 */
export function confirmEmailChange(context: CommandContext, token: string): Promise<ConfirmChangeOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock, viewer } = inside;
    const tokenHash = hashOfToken(token);
    const now = clock.now();
    const [asked] = await database.query<{ personId: string }>('email_change_of_token', OF_TOKEN, [tokenHash, now]);
    if (asked === undefined) return 'expired';
    const { personId } = asked;
    const isOwner = viewer?.personId === personId && viewer.scopes === 'all' && viewer.sessionId !== null;
    if (!isOwner) return 'mustSignIn';
    const taken = await takeEmailChange(database, { tokenHash, personId, now });
    const old = await findEmailOf(inside, personId);
    if (taken === undefined || old === undefined) return 'expired';
    const { newAddress } = taken;
    if (!(await replaceEmailAddress(inside, { personId, address: newAddress }))) return 'taken';
    await endOtherSessions(inside);
    // Nobody ever showed that an unproven address is the person's: a way back there would give the account away.
    if (old.isVerified) await offerUndo(inside, { personId, oldAddress: old.address, newAddress });
    return 'changed';
  });
}

async function offerUndo(
  context: CommandContext,
  change: { readonly personId: string; readonly oldAddress: string; readonly newAddress: string },
): Promise<void> {
  const { database, clock, config, browser } = context;
  const now = clock.now();
  const token = createToken();
  const expiresAt = new Date(now.getTime() + UNDO_LIFETIME);
  await insertUndo(database, {
    token_hash: hashOfToken(token),
    person_id: change.personId,
    old_address: change.oldAddress,
    created_at: now,
    expires_at: expiresAt,
  });
  const { siteUrl } = config;
  const site = await readSiteName(context);
  const undoUrl = siteUrl + buildPath('UndoEmailChange', {}, { token });
  const device = describeDevice(browser?.userAgent ?? '') ?? null;
  const occasion = { at: now, place: browser?.country ?? null, device };
  const notice = { newAddress: change.newAddress, undoUrl, site, siteUrl, days: DAYS_TO_UNDO };
  await sendMail(context, { to: change.oldAddress, mail: composeEmailChangeNotice(notice, occasion) });
}
