import { expect, test, vi } from 'vitest';
import {
  accountLockoutToast,
  alternateUserToast,
  genericErrorToast,
  limitedStateToast,
  retryableErrorToast,
  signInConfirmationToast,
  userSuspendedToast,
  verificationSentToast,
  verifyEmailToast,
} from './account-toasts.ts';

const nothing = () => undefined;

test('TOAST-2, NEWS-6: verifying an address stays until put away, with what helps', () => {
  const resend = vi.fn();
  const asked = verifyEmailToast('ada@example.org', resend);
  expect(asked).toMatchObject({ toastStyle: 'VERIFY_EMAIL', duration: 'FOREVER', action: { label: 'Resend email' } });
  expect(asked.message).toContain('ada@example.org');
  asked.action?.run();
  expect(resend).toHaveBeenCalledOnce();
  const sent = verificationSentToast('ada@example.org', nothing);
  expect(sent).toMatchObject({ duration: 'FOREVER', action: { label: 'Change email' } });
  expect(verificationSentToast('ada@example.org', undefined).action).toBeUndefined();
});

test('IDEN-13, TOAST-3: suspension is permanent and in the exact words', () => {
  expect(userSuspendedToast(nothing)).toMatchObject({
    toastStyle: 'USER_SUSPENDED',
    duration: 'FOREVER',
    message: 'Your account was found in violation of the Rules',
  });
});

test('TOAST-2, TOAST-3: the limited-state banner says what is under review and what that means, and leads to the appeal', () => {
  const [learnMore, dismiss] = [vi.fn(), vi.fn()];
  const limited = limitedStateToast({ title: 'Ten lamps', measure: 'LIMIT', isProvisional: false }, learnMore, dismiss);
  expect(limited).toMatchObject({
    title: 'Your content is under review for a rules violation',
    duration: 'FOREVER',
    toastStyle: 'LIMITED_STATE',
    onDismiss: dismiss,
  });
  expect(limited.message).toContain('“Ten lamps” isn’t shown in lists, search or digests');
  limited.action?.run();
  expect(learnMore).toHaveBeenCalledOnce();
  const hidden = limitedStateToast({ title: 'Ten lamps', measure: 'HIDE', isProvisional: true }, learnMore, dismiss);
  expect(hidden.message).toBe('Readers can’t see “Ten lamps” until a moderator has looked at it.');
  const suspended = limitedStateToast(
    { title: 'Ten lamps', measure: 'HIDE', isProvisional: false },
    learnMore,
    dismiss,
  );
  expect(suspended).toMatchObject({
    title: 'Your story was found in violation of the Rules',
    message: 'Readers can no longer see “Ten lamps”.',
    toastStyle: 'POST_SUSPENDED',
    action: { label: 'See why' },
  });
});

test('IDEN-14: the confirmation names the member account, or the obfuscated email', () => {
  const email = 'a•••@example.org';
  const member = signInConfirmationToast({ isMember: true, isNew: false, email }, nothing);
  const reader = signInConfirmationToast({ isMember: false, isNew: true, email }, nothing);
  expect([member.title, member.action?.label]).toEqual(['Welcome back', 'Not you?']);
  expect(reader.title).toBe('Welcome');
  expect(member.message).toContain('member account');
  expect(reader.message).toContain(email);
});

test('IDEN-14: the banner of the other account offers to sign in, or to switch', () => {
  expect(alternateUserToast(false, nothing).action?.label).toBe('Sign in');
  expect(alternateUserToast(true, nothing).action?.label).toBe('Switch account');
});

test('TOAST-2: a lock-out says until when, or what else to do where time does not help (rule 127)', () => {
  const until = new Date(2026, 10, 21, 15, 4).getTime();
  const soft = { errorType: 'PasswordSoftLockout', failCount: 6, lockedOutUntil: until } as const;
  expect(accountLockoutToast(soft, 'en-GB', until - 60_000).message).toBe('Too many attempts. Try again at 15:04.');
  const network = { errorType: 'IpAuthLockout', failCount: 6, lockedOutUntil: until } as const;
  expect(accountLockoutToast(network, 'en-GB', until - 3 * 86_400_000).message).toContain('21 November at 15:04');
  const ended = { errorType: 'PasswordPermanentLockout', failCount: 20, lockedOutUntil: null } as const;
  expect(accountLockoutToast(ended).message).toContain('requesting a magic link');
  const wrong = { errorType: 'InvalidPassword', failCount: 5, lockedOutUntil: null } as const;
  expect(accountLockoutToast(wrong).message).toContain('You have 1 more attempt before');
});

test('TOAST-3: errors in the exact words; one offers to try again', () => {
  expect(genericErrorToast().message).toBe('An error occured. Please try again or contact our support team for help.');
  expect(retryableErrorToast(nothing)).toMatchObject({ tone: 'danger', action: { label: 'Try again' } });
});
