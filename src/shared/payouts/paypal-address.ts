import { parseEmail } from '../identity/email-rule.ts';

/** Without outer spaces, as PayPal knows it; undefined where it is no address. */
export function plainAddress(typed: string): string | undefined {
  return parseEmail(typed)?.toLowerCase();
}

/** What is shown of an address that money goes to: its first letter, and where it is. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
