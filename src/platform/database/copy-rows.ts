import { once } from 'node:events';
import type { Client, Connection, Submittable } from 'pg';

/** Rows that were not fetched yet wait up to here; then the server waits. */
const MOST_WAITING = 1_048_576;
const BLOCK = 65_536;

/**
 * Runs `copy … to stdout` and gives its bytes in blocks of whole rows; `onRow` sees each row at once, with the line break
 * at its end, in bytes that it must not keep. Whoever stops before the end has to close the connection.
 */
export async function* copyOut(client: Client, text: string, onRow: (row: Buffer) => void): AsyncGenerator<Buffer> {
  const copy = client.query(new CopyOut(text, onRow));
  for (let block = await copy.next(); block !== undefined; block = await copy.next()) yield block;
}

/** Runs `copy … to stdout` for its rows alone, to its end. */
export async function copyOutRows(client: Client, text: string, onRow: (row: Buffer) => void): Promise<void> {
  const copy = client.query(new CopyOut(text, onRow));
  for (let block = await copy.next(); block !== undefined;) block = await copy.next();
}

/** Runs `copy … from stdin` with what `source` gives, and answers with how many rows came in. */
export async function copyIn(client: Client, text: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  return await client.query(new CopyIn(text, source)).outcome;
}

/** What the driver calls on whatever it has submitted; a copy has neither rows nor portals. */
class CopyOut implements Submittable {
  readonly #text: string;
  readonly #onRow: (row: Buffer) => void;
  #connection: Connection | undefined;
  #rows: Buffer[] = [];
  #blocks: Buffer[] = [];
  #rowBytes = 0;
  #waiting = 0;
  #isOver = false;
  #error: unknown;
  #wake: () => void = () => undefined;

  constructor(text: string, onRow: (row: Buffer) => void) {
    this.#text = text;
    this.#onRow = onRow;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#onRow(chunk);
    // The driver uses its own bytes again.
    this.#rows.push(Buffer.from(chunk));
    this.#rowBytes += chunk.length;
    if (this.#rowBytes >= BLOCK) this.#endBlock();
    if (this.#waiting >= MOST_WAITING) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {
    this.#endBlock();
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#wake();
  }

  handleError(error: unknown): void {
    this.#error = error;
    this.#isOver = true;
    this.#wake();
  }

  async next(): Promise<Buffer | undefined> {
    for (;;) {
      const block = this.#blocks.shift();
      if (block !== undefined) {
        this.#waiting -= block.length;
        if (this.#waiting < MOST_WAITING) this.#connection?.stream.resume();
        return block;
      }
      if (this.#error !== undefined) throw this.#error;
      if (this.#isOver) return undefined;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #endBlock(): void {
    if (this.#rowBytes === 0) return;
    this.#blocks.push(Buffer.concat(this.#rows, this.#rowBytes));
    this.#waiting += this.#rowBytes;
    this.#rows = [];
    this.#rowBytes = 0;
    this.#wake();
  }
}

/** Messages of the protocol, which the driver does not offer: data, done, failed. */
const DATA = 0x64;
const DONE = 0x63;
const FAILED = 0x66;

class CopyIn implements Submittable {
  readonly outcome: Promise<number>;
  readonly #text: string;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #ended = new AbortController();
  #resolve: (rows: number) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #rows = 0;
  #fault: unknown;

  constructor(text: string, source: AsyncIterable<Uint8Array>) {
    this.#text = text;
    this.#source = source;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: Connection): void {
    void this.#send(connection);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.#ended.abort();
    this.#resolve(this.#rows);
  }

  handleError(error: unknown): void {
    this.#ended.abort();
    // About a copy that we aborted, the server only says that we aborted it.
    this.#reject(this.#fault ?? error);
  }

  async #send({ stream }: Connection): Promise<void> {
    const { signal } = this.#ended;
    try {
      for await (const chunk of this.#source) {
        if (signal.aborted) return;
        stream.write(message(DATA, chunk.length));
        if (!stream.write(chunk)) await once(stream, 'drain', { signal });
      }
      stream.write(message(DONE, 0));
    } catch (error) {
      if (signal.aborted) return;
      this.#fault = error;
      stream.write(Buffer.concat([message(FAILED, 1), Buffer.alloc(1)]));
    }
  }
}

function message(kind: number, length: number): Buffer {
  const head = Buffer.alloc(5);
  head[0] = kind;
  head.writeUInt32BE(length + 4, 1);
  return head;
}
