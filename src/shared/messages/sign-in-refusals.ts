/** Why a sign-in was refused, to the letter. */
export const signInRefusalMessages = {
  InvalidPassword:
    'That password was incorrect. You have {count, plural, one {# more attempt} other {# more attempts}} before your account is locked for 1 minute.',
  PasswordSoftLockout:
    'Due to too many password attempts, your account is locked for {count, plural, one {# minute} other {# minutes}}.',
  PasswordPermanentLockout:
    'Due to security reasons, you can no longer sign in with password. Recover your password by requesting a magic link below.',
  InvalidTwoFactorAuthCode:
    'That verification code was incorrect. You have {count, plural, one {# more attempt} other {# more attempts}} before your account is locked for 1 minute.',
  TwoFactorAuthSoftLockout:
    'You reached your maximum number of attempts. Your account will be locked for {count, plural, one {# minute} other {# minutes}}.',
  TwoFactorAuthPermanentLockout:
    'Your account has been locked, because you have attempted to enter a verification code too many times.',
  IpAuthLockout:
    'For security reasons, you cannot sign in from this network for {count, plural, one {# day} other {# days}}.',
  default: 'Please try again.',
} as const;
