import { formatMessage } from '#shared/messages/format-message.ts';
import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import { MOST_ADDRESSES, MOST_DESCRIPTION, MOST_NAME } from './oauth-rules.ts';
import { isRedirectAddress } from './redirect-address.ts';

export type AppInput = {
  readonly name: string;
  readonly description: string;
  readonly redirectAddresses: readonly string[];
};

/** Signs that are not seen, or that turn the text around them: a name must be what it seems (rule 153). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u;

/** The input as it is kept, or what is wrong with it. */
export function readAppInput(input: AppInput, isPublic: boolean): AppInput | string {
  const name = input.name.trim();
  const description = input.description.trim();
  if (name === '' || name.length > MOST_NAME || UNSEEN.test(name)) {
    return formatMessage(messages.nameNeeded, { most: MOST_NAME });
  }
  if (description.length > MOST_DESCRIPTION || UNSEEN.test(description)) {
    return formatMessage(messages.descriptionTooLong, { most: MOST_DESCRIPTION });
  }
  const redirectAddresses = [...new Set(input.redirectAddresses)];
  if (redirectAddresses.length === 0 || redirectAddresses.length > MOST_ADDRESSES) {
    return formatMessage(messages.addressesNeeded, { most: MOST_ADDRESSES });
  }
  const bad = redirectAddresses.find((address) => !isRedirectAddress(address, { isPublic }));
  if (bad !== undefined) return formatMessage(messages.badAddress, { address: bad });
  return { name, description, redirectAddresses };
}
