/**
 * Why nobody was signed in by another site: the person said no there, the other site did not answer, it
 * refused what we sent, or what it said cannot be trusted.
 */
export type SignInFaultKind = 'cancelled' | 'unavailable' | 'refused' | 'untrusted';

/** The message is for the log of the operator and carries no secret. */
export class SignInFault extends Error {
  readonly kind: SignInFaultKind;

  constructor(kind: SignInFaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SignInFault';
    this.kind = kind;
  }
}
