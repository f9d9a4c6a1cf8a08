import { formatMessage } from '#shared/messages/format-message.ts';
import { signInRefusalMessages } from '#shared/messages/sign-in-refusals.ts';

/** The codes on the wire. */
export type SignInErrorCode = keyof typeof signInRefusalMessages;

/** Why a sign-in was refused: the code and the sentence, and what the toast of rule 127 needs. */
export type SignInRefusal = {
  readonly type: 'SignInRefusal';
  readonly code: SignInErrorCode;
  readonly message: string;
  /** Failures in a row, where they are counted. */
  readonly failCount: number | null;
  /** Null where nothing is locked, and where the lock has no end. */
  readonly lockedOutUntil: Date | null;
};

/** `count` fills the number of the sentence. */
export function refuseSignIn(
  code: SignInErrorCode,
  about: { readonly count?: number; readonly failCount?: number; readonly lockedOutUntil?: Date } = {},
): SignInRefusal {
  return {
    type: 'SignInRefusal',
    code,
    message: formatMessage(signInRefusalMessages[code], { count: about.count ?? 0 }),
    failCount: about.failCount ?? null,
    lockedOutUntil: about.lockedOutUntil ?? null,
  };
}
