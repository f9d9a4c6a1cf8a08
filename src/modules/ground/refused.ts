/** Why something that a person asked for is not done, where the answer has no place for an error (rule 149). */
export type RefusalCode = 'BAD_REQUEST' | 'NOT_FOUND' | 'RATE_LIMITED';

/** Thrown by a command; the graph answers its message and code as they are. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}
