import { formatMessage } from '#shared/messages/format-message.ts';
import { signInRefusalMessages } from '#shared/messages/sign-in-refusals.ts';
import { mailHoldMessages } from '#shared/messages/mail-holds.ts';
import { toastMessages as messages } from '#shared/messages/toasts.ts';
import type { ToastInput } from '#web/parts/toast/toast-queue.ts';

type Act = () => void;

/** The styles about an account, with their texts and actions. They show by `showToast`. */

/** Stays until the address is proven or the reader puts it away. */
export function verifyEmailToast(email: string, resend: Act, onDismiss?: Act): ToastInput {
  return {
    message: formatMessage(messages.verifyEmail, { email }),
    duration: 'FOREVER',
    toastStyle: 'VERIFY_EMAIL',
    width: 'large',
    action: { label: messages.resendEmail, run: resend },
    onDismiss,
    testId: 'verify-email',
  };
}

/** Permanent; without `changeEmail` where there is no page to change it on. */
export function verificationSentToast(email: string, changeEmail: Act | undefined): ToastInput {
  return {
    message: formatMessage(messages.verificationSent, { email }),
    duration: 'FOREVER',
    toastStyle: 'VERIFICATION_EMAIL_SENT',
    width: 'large',
    action: changeEmail && { label: messages.changeEmail, run: changeEmail },
    testId: 'verification-sent',
  };
}

/** Permanent on every page until it is put away. */
export function userSuspendedToast(learnMore: Act): ToastInput {
  return {
    message: messages.userSuspended,
    duration: 'FOREVER',
    toastStyle: 'USER_SUSPENDED',
    width: 'large',
    tone: 'danger',
    action: { label: messages.suspendedMore, run: learnMore },
    testId: 'user-suspended',
  };
}

/** What is limited, under review, or suspended, as the viewer is asked for it. */
export type LimitedState = { readonly title: string; readonly measure: string; readonly isProvisional: boolean };

/** Stays until it is put away: what is limited or under review, and where to read why and appeal (rule 231). */
export function limitedStateToast(limited: LimitedState, learnMore: Act, onDismiss: Act): ToastInput {
  return {
    ...limitedTexts(limited),
    duration: 'FOREVER',
    width: 'large',
    tone: 'danger',
    action: { label: messages.limitedStateMore, run: learnMore },
    onDismiss,
  };
}

function limitedTexts({ title, measure, isProvisional }: LimitedState) {
  if (measure === 'HIDE' && !isProvisional) {
    const message = formatMessage(messages.postSuspendedMeans, { title });
    return { title: messages.postSuspended, message, toastStyle: 'POST_SUSPENDED', testId: 'own-post-suspended' };
  }
  const means = isProvisional ? messages.limitedStateReview : messages.limitedStateLimit;
  const message = formatMessage(means, { title });
  return { title: messages.limitedState, message, toastStyle: 'LIMITED_STATE', testId: 'limited-state' };
}

/** Stays until the reader puts it away: whoever does not hear of it cannot sign in by mail one day. */
export function mailReturnedToast(check: Act): ToastInput {
  return {
    message: mailHoldMessages.toast,
    duration: 'FOREVER',
    width: 'large',
    action: { label: mailHoldMessages.toastAction, run: check },
    testId: 'mail-returned',
  };
}

/** Another text for members; 'Not you?' leads to the ways of signing in. */
export function signInConfirmationToast(
  viewer: { readonly isMember: boolean; readonly isNew: boolean; readonly email: string | null },
  chooseAnother: Act,
): ToastInput {
  const { isMember, isNew, email } = viewer;
  const asWhom = email === null ? undefined : formatMessage(messages.welcomeAs, { email });
  return {
    title: isNew ? messages.welcome : messages.welcomeBack,
    isGreeting: true,
    message: isMember || asWhom === undefined ? messages.welcomeMember : asWhom,
    toastStyle: 'SIGN_IN_CONFIRMATION',
    action: { label: messages.notYou, run: chooseAnother },
    testId: 'sign-in-confirmation',
  };
}

/** For who comes from a mail that was sent to another account than the one signed in, or to one while none is. */
export function alternateUserToast(isSignedIn: boolean, signIn: Act): ToastInput {
  return {
    message: isSignedIn ? messages.alternateAccount : messages.alternateSignedOut,
    duration: 'NEXTPAGE',
    toastStyle: 'ALTERNATE_USER_BANNER',
    width: 'large',
    tone: 'accent',
    action: { label: isSignedIn ? messages.switchAccount : messages.signIn, run: signIn },
    testId: 'alternate-user',
  };
}

/** Attempts that are left after so many failures count from here. */
const ATTEMPTS = 6;

export type AccountLockout = {
  /** The code of the refusal. */
  readonly errorType: keyof typeof signInRefusalMessages;
  readonly failCount: number;
  /** Milliseconds since 1970; null where nothing is locked, or all is for good. */
  readonly lockedOutUntil: number | null;
};

/** Until when the account is locked, or the sentence where that is no question of time (rule 127). */
export function accountLockoutToast(lockout: AccountLockout, locale?: string, now = Date.now()): ToastInput {
  const { errorType, failCount, lockedOutUntil } = lockout;
  const count = Math.max(0, ATTEMPTS - failCount);
  return {
    message:
      lockedOutUntil === null
        ? formatMessage(signInRefusalMessages[errorType], { count })
        : formatMessage(messages.lockedUntil, { time: timeOf(lockedOutUntil, now, locale) }),
    duration: 'FOREVER',
    toastStyle: 'ACCOUNT_LOCKOUT',
    tone: 'danger',
    testId: 'account-lockout',
  };
}

const DAY = 86_400_000;

/** A time of day, with its date where it is further off than a day: a network is locked for several. */
function timeOf(milliseconds: number, now: number, locale?: string): string {
  const date = milliseconds - now < DAY ? {} : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(locale, { ...date, hour: 'numeric', minute: '2-digit' }).format(milliseconds);
}

/** For what may work the next time. */
export function retryableErrorToast(retry: Act, message: string = messages.retryable): ToastInput {
  return {
    message,
    duration: 'NEXTPAGE',
    toastStyle: 'RETRYABLE_ERROR',
    tone: 'danger',
    action: { label: messages.retry, run: retry },
    testId: 'retryable-error',
  };
}

/** For what nobody here can help; or with the sentence that the server gave. */
export function genericErrorToast(message: string = messages.generic): ToastInput {
  return { message, toastStyle: 'GENERIC_ERROR', tone: 'danger', testId: 'generic-error' };
}
