/** An error in the protocol's form: `{ message, status }`. */
export class SearchFault extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'SearchFault';
    this.status = status;
    this.headers = headers;
  }
}
