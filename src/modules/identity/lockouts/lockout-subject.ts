import { createHmac } from 'node:crypto';
import type { CommandContext } from '#modules/ground/command-context.ts';

/**
 * What a ladder is kept for. Passwords by the address that was typed, whether anybody has it or not: so
 * an unknown address climbs and locks like a known one. Other factors by the person. Keyed hashes, so
 * that the table tells no addresses.
 */
export function lockoutSubject(
  { secrets }: Pick<CommandContext, 'secrets'>,
  of: { readonly email: string } | { readonly personId: string },
): string {
  const text = 'email' in of ? `email ${of.email.toLowerCase()}` : `person ${of.personId}`;
  return createHmac('sha256', secrets.standing('lockouts')).update(text).digest('hex');
}
