import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_MIN_WITH_FACTOR, type PasswordFault } from './password-rules.ts';
import { formatMessage } from '../messages/format-message.ts';
import { passwordMessages } from '../messages/passwords.ts';

/** The sentence for a fault, naming the bound (rule 126). */
export function explainPasswordFault(fault: PasswordFault, about: { readonly hasOtherFactor: boolean }): string {
  switch (fault) {
    case 'PASSWORD_TOO_SHORT': {
      const minimum = about.hasOtherFactor ? PASSWORD_MIN_WITH_FACTOR : PASSWORD_MIN;
      return formatMessage(passwordMessages.tooShort, { minimum });
    }
    case 'PASSWORD_TOO_LONG':
      return formatMessage(passwordMessages.tooLong, { maximum: PASSWORD_MAX });
    case 'PASSWORD_EASY_TO_GUESS':
      return passwordMessages.easyToGuess;
    case 'PASSWORD_COMMON':
      return passwordMessages.common;
  }
}
