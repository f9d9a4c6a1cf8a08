import { countCharacters } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import type { WaysInOutcome } from '#modules/identity/passwords/set-password.ts';
import { MAX_NAME_LENGTH } from './passkey.ts';
import { updateName } from './passkeys.store.ts';

/** Gives one of the viewer's passkeys another name, so that they can tell them apart. */
export async function renamePasskey(
  context: CommandContext,
  input: { readonly id: string; readonly name: string },
): Promise<WaysInOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const name = input.name.trim();
  if (name === '' || countCharacters(name) > MAX_NAME_LENGTH)
    return badRequest(formatMessage(twoFactorMessages.nameLength, { most: MAX_NAME_LENGTH }));
  const isDone = await updateName(context.database, { id: input.id, personId, name });
  return isDone ? { type: 'AccountSecurity', personId } : badRequest(twoFactorMessages.passkeyUnknown);
}
