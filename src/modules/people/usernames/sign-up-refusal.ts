import { formatMessage } from '#shared/messages/format-message.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { USERNAME_MAX, USERNAME_MIN, type UsernameFault } from '#shared/identity/username-rules.ts';

/** The codes on the wire. */
export type SignUpErrorCode =
  | 'EMAIL_TAKEN'
  | 'USERNAME_TAKEN'
  | 'USERNAME_INVALID'
  | 'USERNAME_TOO_LONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'NON_MEMBER'
  | 'UNKNOWN';

/** Why an account cannot be as somebody wants it, with the sentence of rule 126. */
export type SignUpRefusal = {
  readonly type: 'SignUpRefusal';
  readonly code: SignUpErrorCode;
  readonly message: string;
};

function signUpRefusal(code: SignUpErrorCode, message: string): SignUpRefusal {
  return { type: 'SignUpRefusal', code, message };
}

export const usernameTaken = signUpRefusal('USERNAME_TAKEN', messages.usernameTaken);

/** The refusal of a username that breaks a rule; one that is reserved reads as one that is taken. */
export function refuseUsername(fault: UsernameFault): SignUpRefusal {
  switch (fault) {
    case 'tooShort':
      return signUpRefusal('USERNAME_INVALID', formatMessage(messages.usernameTooShort, { minimum: USERNAME_MIN }));
    case 'tooLong':
      return signUpRefusal('USERNAME_TOO_LONG', formatMessage(messages.usernameTooLong, { maximum: USERNAME_MAX }));
    case 'invalid':
      return signUpRefusal('USERNAME_INVALID', messages.usernameInvalid);
    case 'reserved':
      return signUpRefusal('USERNAME_TAKEN', messages.usernameReserved);
  }
}
