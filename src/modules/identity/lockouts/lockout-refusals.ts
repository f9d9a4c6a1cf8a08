import { rungOf } from './lockout-ladder.ts';
import type { LockoutKind } from './lockouts.tables.ts';
import { refuseSignIn, type SignInErrorCode, type SignInRefusal } from './sign-in-refusal.ts';

type Codes = { readonly wrong: SignInErrorCode; readonly locked: SignInErrorCode; readonly ended: SignInErrorCode };

const codesOfFactors: Codes = {
  wrong: 'InvalidTwoFactorAuthCode',
  locked: 'TwoFactorAuthSoftLockout',
  ended: 'TwoFactorAuthPermanentLockout',
};
const codes: Readonly<Record<LockoutKind, Codes>> = {
  password: { wrong: 'InvalidPassword', locked: 'PasswordSoftLockout', ended: 'PasswordPermanentLockout' },
  secondFactor: codesOfFactors,
  recoveryCode: codesOfFactors,
};

/** The answer to a failure: how many more there are, or what it locked. */
export function refuseFailure(kind: LockoutKind, failCount: number, now: Date): SignInRefusal {
  const rung = rungOf(kind, failCount);
  if (rung.kind === 'ended') return refuseEnded(kind, failCount);
  if (rung.kind === 'warned') return refuseSignIn(codes[kind].wrong, { count: rung.attemptsLeft, failCount });
  const until = new Date(now.getTime() + rung.minutes * 60_000);
  return refuseLocked(kind, failCount, { until, now });
}

/** Refused until a time; the sentence counts the minutes that are left, rounded up. */
export function refuseLocked(
  kind: LockoutKind,
  failCount: number,
  lock: { readonly until: Date; readonly now: Date },
): SignInRefusal {
  const count = Math.ceil((lock.until.getTime() - lock.now.getTime()) / 60_000);
  return refuseSignIn(codes[kind].locked, { count, failCount, lockedOutUntil: lock.until });
}

/** Refused until something else frees the method. */
export function refuseEnded(kind: LockoutKind, failCount: number): SignInRefusal {
  return refuseSignIn(codes[kind].ended, { failCount });
}
