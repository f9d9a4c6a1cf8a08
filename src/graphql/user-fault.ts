/** A mistake of the asker: its message is shown as it is; every other error is masked. */
export class UserFault extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'UserFault';
    this.code = code;
  }
}
