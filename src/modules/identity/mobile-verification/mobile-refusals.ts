import { formatMessage } from '#shared/messages/format-message.ts';
import { mobileVerificationMessages as messages } from '#shared/messages/mobile-verification.ts';
import { FEWEST_DIGITS, MOST_DIGITS, type PhoneNumberError } from '#shared/identity/phone-number.ts';
import type { PersonState } from '#modules/ground/viewer.ts';

/** Rule 142. */
export const SENDS_A_DAY = 5;

export type MobileErrorCode = keyof typeof messages.refusals;
export type MobileRefusal = {
  readonly type: 'MobileVerificationRefusal';
  readonly code: MobileErrorCode;
  readonly message: string;
};
export type NumberRefusal = {
  readonly type: 'PhoneNumberRefusal';
  readonly code: PhoneNumberError;
  readonly message: string;
};

export function mobileRefusal(code: MobileErrorCode): MobileRefusal {
  const message = formatMessage(messages.refusals[code], { most: SENDS_A_DAY });
  return { type: 'MobileVerificationRefusal', code, message };
}

export function numberRefusal(code: PhoneNumberError): NumberRefusal {
  const message = formatMessage(messages.errors[code], { fewest: FEWEST_DIGITS, most: MOST_DIGITS });
  return { type: 'PhoneNumberRefusal', code, message };
}

/** Why an account in this state verifies nothing; undefined where it may. */
export function refusalOfState(state: PersonState | undefined): MobileRefusal | undefined {
  switch (state) {
    case 'active':
      return undefined;
    case 'suspended':
      return mobileRefusal('USER_SUSPENDED');
    case 'deactivated':
      return mobileRefusal('USER_DEACTIVATED');
    case 'deleted':
    case undefined:
      return mobileRefusal('USER_DELETED');
  }
}
