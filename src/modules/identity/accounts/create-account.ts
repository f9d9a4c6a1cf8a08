import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { cleanPersonName } from '#shared/identity/person-name.ts';
import { emailAuthMessages } from '#shared/messages/email-auth.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import {
  admitAccount,
  type AdmissionRefusal,
  applicantOf,
  noteInvitation,
} from '#modules/identity/registration/admit-account.ts';
import { addEmailAddress } from '#modules/identity/email-verification/add-email-address.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { createPerson } from '#modules/people/people/create-person.ts';
import { usernameFromName } from '#shared/identity/username-from-name.ts';
import { numberedUsername } from '#modules/people/people/username.ts';
import { isUsernameHeld } from '#modules/people/usernames/find-old-username.ts';

export type NewAccount = {
  readonly email: string;
  /** True where whoever joins has just shown that they read the mail of this address. */
  readonly isEmailVerified: boolean;
  /** Of any length and in any script; may be empty. */
  readonly name: string;
  /** The browser that asked, where another one brings the proof: what a link of a mail may be opened in. */
  readonly visitorHash?: string;
};

export type CreateAccountOutcome =
  | { readonly personId: string }
  | { readonly error: 'EMAIL_TAKEN' | 'UNKNOWN' | AdmissionRefusal };

/** Two who join under one name at once: the second takes the next number. */
const MOST_ATTEMPTS = 5;

/**
 * Makes a person with an address, under a username made from the name (rules 130, 131). People whom
 * an import made stay what they are, also where they bear the same name. UNKNOWN for what is no address; refused where
 * registration does not admit it (rules 250 to 252).
 */
export async function createAccount(context: CommandContext, account: NewAccount): Promise<CreateAccountOutcome> {
  const address = parseEmail(account.email)?.toLowerCase();
  if (address === undefined) return { error: 'UNKNOWN' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransaction(context, (inside) => insertAccount(inside, { ...account, email: address }));
    } catch (error) {
      if (error instanceof AddressTaken) return { error: 'EMAIL_TAKEN' };
      if (attempt === MOST_ATTEMPTS || !isUniqueViolation(error)) throw error;
    }
  }
}

async function insertAccount(context: CommandContext, account: NewAccount): Promise<CreateAccountOutcome> {
  const { email: address, isEmailVerified: isVerified } = account;
  if ((await findEmailAccount(context, address)) !== undefined) return { error: 'EMAIL_TAKEN' };
  const admission = await admit(context, account);
  if ('refusal' in admission) return { error: admission.refusal };
  const given = cleanPersonName(account.name);
  const name = given || emailAuthMessages.defaultName;
  const username = await findFreeUsername(context, given);
  const personId = await createPerson(context, { name, username: username ?? '', bio: '', isUnclaimed: false });
  // Somebody else may have taken the address since it was looked up.
  if (!(await addEmailAddress(context, { personId, address, isVerified }))) throw new AddressTaken();
  const { invitationId } = admission;
  if (invitationId !== null) await noteInvitation(context, { personId, invitationId });
  return { personId };
}

/** What the program itself makes, such as the people of a demo, is asked nothing. */
async function admit(context: CommandContext, { email, visitorHash }: NewAccount) {
  if (context.isProgram) return { invitationId: null };
  return await admitAccount(context, applicantOf(context, email, visitorHash));
}

class AddressTaken extends Error {}

/**
 * A username made from a name that nobody has, nor gave up within 12 months (rule 130). Undefined
 * where the name gives none: the account is then called after nothing but a number.
 */
async function findFreeUsername(context: CommandContext, name: string): Promise<string | undefined> {
  const wanted = usernameFromName(name);
  if (wanted === undefined) return undefined;
  let candidate = wanted;
  for (let number = 2; await isUsernameHeld(context, candidate, null); number += 1) {
    candidate = numberedUsername(wanted, number);
  }
  return candidate;
}
