import { parseEmail } from '#shared/identity/email-rule.ts';
import type { SignInConfig, SignInStep, SusiOperation } from '#shared/identity/sign-in-config.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import type { AccountLockout } from '#web/features/ground/toasts/account-toasts.ts';

export const CODE_LENGTH = 6;

/** What is under way; the buttons wait for it. `leaving` stays: the browser is on its way. */
export type SignInBusy = 'checking' | 'sending' | 'verifying' | 'leaving';

/** Error types; the message is the server's where it gave one. */
export type SendError = {
  readonly type: 'RECAPTCHA_FAILED' | 'UNRECOGNIZED_EMAIL' | 'OTHER';
  readonly message?: string;
};
export type SendOutcome = { readonly error?: SendError };

/** A login token, or why there is none. */
export type CheckOutcome =
  | { readonly token: string }
  | { readonly message: string | undefined; readonly lockout?: AccountLockout | undefined };

export type SignInError = {
  readonly text: string;
  /** Where it stands: at the one input of the step, or below the heading. */
  readonly at: 'input' | 'form';
  /** With 'Need help?'. */
  readonly hasHelp?: boolean;
};

export type SignInState = {
  readonly step: SignInStep;
  readonly operation: SusiOperation;
  readonly email: string;
  readonly fullName: string;
  readonly code: string;
  /** In the second step: a recovery code instead of the app's. */
  readonly isRecovery: boolean;
  /** The link of a mail was too old. */
  readonly isExpired: boolean;
  readonly error: SignInError | undefined;
  /** What went well, for those who do not see the toast. */
  readonly notice: string | undefined;
  readonly busy: SignInBusy | undefined;
};

export type SignInEvent =
  | { readonly type: 'went'; readonly step: SignInStep; readonly operation?: SusiOperation }
  | { readonly type: 'toggled' }
  | { readonly type: 'typed'; readonly field: 'email' | 'fullName' | 'code'; readonly value: string }
  | { readonly type: 'switchedFactor' }
  | { readonly type: 'began'; readonly busy: SignInBusy }
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'sent'; readonly outcome: SendOutcome }
  | { readonly type: 'checked'; readonly outcome: CheckOutcome }
  | { readonly type: 'failed'; readonly text: string };

/** Where the modal begins; after a link that was too old it asks for the email at once. */
export function startSignIn(
  { operation, step, susiEntry }: SignInConfig,
  given: {
    readonly email?: string;
    readonly error?: string;
    readonly notice?: string;
    readonly isRecovery?: boolean;
  } = {},
): SignInState {
  const isExpired = susiEntry === 'email_login_timeout';
  return {
    step: isExpired && step === 'OPTIONS' ? 'ENTER_EMAIL' : step,
    operation,
    email: given.email ?? '',
    fullName: '',
    code: '',
    isRecovery: given.isRecovery ?? false,
    isExpired,
    error: given.error === undefined ? undefined : { text: given.error, at: 'input' },
    notice: given.notice,
    busy: undefined,
  };
}

/** The email as it is sent, or undefined where it breaks the rule. */
export function typedEmail({ email }: SignInState): string | undefined {
  return parseEmail(email);
}

/** True where Validate may be pressed: exactly six digits, and nothing under way. */
export function canValidate({ code, busy }: SignInState): boolean {
  return code.length === CODE_LENGTH && busy === undefined;
}

/** One step: pure, and total over all events. */
export function stepSignIn(state: SignInState, event: SignInEvent): SignInState {
  const settled = { ...state, busy: undefined, error: undefined, notice: undefined };
  switch (event.type) {
    case 'went':
      return {
        ...settled,
        step: event.step,
        operation: event.operation ?? state.operation,
        code: '',
        isExpired: false,
      };
    case 'toggled': {
      const step = state.step === 'ENTER_EMAIL' ? 'ENTER_EMAIL' : 'OPTIONS';
      return { ...settled, step, operation: state.operation === 'login' ? 'register' : 'login', isExpired: false };
    }
    case 'typed': {
      const value = event.field === 'code' ? digitsOf(event.value, state) : event.value;
      return { ...state, [event.field]: value, error: undefined };
    }
    case 'switchedFactor':
      return { ...settled, isRecovery: !state.isRecovery, code: '' };
    case 'began':
      return { ...state, busy: event.busy, error: undefined, notice: undefined };
    case 'refused':
      return { ...settled, error: { text: event.text, at: 'input' } };
    case 'failed':
      return { ...settled, error: { text: event.text, at: 'form' } };
    case 'sent':
      return afterSending(settled, event.outcome);
    case 'checked':
      return 'token' in event.outcome
        ? { ...state, busy: 'leaving', error: undefined }
        : { ...settled, error: { text: event.outcome.message ?? messages.unexpected, at: 'input' } };
  }
}

function afterSending(state: SignInState, { error }: SendOutcome): SignInState {
  // The code field is cleared on resend.
  if (error === undefined) {
    const notice = state.step === 'CHECK_YOUR_INBOX' ? messages.codeSent : undefined;
    return { ...state, step: 'CHECK_YOUR_INBOX', code: '', isExpired: false, notice };
  }
  switch (error.type) {
    case 'UNRECOGNIZED_EMAIL':
      return { ...state, step: 'UNRECOGNIZED_EMAIL', email: '', code: '', isExpired: false };
    case 'RECAPTCHA_FAILED':
      return { ...state, error: { text: error.message ?? messages.challengeFailed, at: 'input', hasHelp: true } };
    case 'OTHER':
      return { ...state, error: { text: error.message ?? messages.unexpected, at: 'input' } };
  }
}

/** The login code takes digits alone, however a mail program wrote them; codes of the second step keep their letters. */
function digitsOf(text: string, { step }: SignInState): string {
  if (step !== 'CHECK_YOUR_INBOX') return text;
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);
}
