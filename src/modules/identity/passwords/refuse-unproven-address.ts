import { passwordMessages } from '#shared/messages/passwords.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';

/**
 * Refuses new ways in to an account whose address nobody has proved to own: else who made it under an
 * address of somebody else would keep a password or passkey for when its owner comes.
 */
export async function refuseUnprovenAddress(
  { database }: CommandContext,
  personId: string,
): Promise<BadRequest | undefined> {
  const email = await findOwnEmail(database, personId);
  return email === undefined || email.isVerified ? undefined : badRequest(passwordMessages.unproven);
}
