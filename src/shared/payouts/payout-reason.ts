import { formatMessage } from '../messages/format-message.ts';
import { payoutMessages as messages } from '../messages/payouts.ts';

/** Of a payout whose provider could not be asked for so long that it must not be asked again. */
export const UNANSWERED = 'unanswered';

/** Of a bank transfer that staff said the bank refused. */
export const BANK_REFUSED = 'bank_refused';

/** Why a payout did not arrive, in words where the code of its provider is known. */
export function payoutReason(code: string): string {
  return isKnown(code) ? messages.reasons[code] : formatMessage(messages.otherReason, { code });
}

function isKnown(code: string): code is keyof typeof messages.reasons {
  return Object.hasOwn(messages.reasons, code);
}
