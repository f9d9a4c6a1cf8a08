import { ArchiveError } from '../../archive/archive-error.ts';

const MAX_ROW_LENGTH = 16 * 1_048_576;
const MAX_DEPTH = 200;

export type JsonRow = { readonly table: string; readonly json: string };

/**
 * Finds the rows of a JSON text of any size without holding it: each object that stands in an array
 * which is the value of a key, `{"data":{"posts":[{…},{…}]}}`, is one row of the table `posts`. Rows
 * inside rows belong to their row. Throws `ArchiveError` for what is no JSON, too deep or too long.
 */
export async function* streamJsonRows(
  text: AsyncIterable<string>,
  isTable: (name: string) => boolean,
): AsyncGenerator<JsonRow> {
  const scanner = new RowScanner(isTable);
  for await (const piece of text) yield* scanner.write(piece);
  scanner.end();
}

type Open = { readonly sign: '{' | '['; readonly key: string };

class RowScanner {
  private readonly stack: Open[] = [];
  private key = '';
  private word = '';
  private inString = false;
  private isEscaped = false;
  private row: string[] | undefined;
  private rowLength = 0;
  private rowDepth = 0;
  private hasValue = false;
  private readonly isTable: (name: string) => boolean;

  constructor(isTable: (name: string) => boolean) {
    this.isTable = isTable;
  }

  *write(piece: string): Generator<JsonRow> {
    let start = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const sign = piece[index] ?? '';
      if (this.inString) {
        if (this.row !== undefined && !this.isEscaped) {
          // Most of a row is the text of its strings: on to the next sign that can end one.
          index = nextSpecial(piece, index);
          if (index === piece.length) break;
        }
        this.inside(piece[index] ?? '');
        continue;
      }
      if (sign === '"') {
        this.inString = true;
        this.word = '';
      } else if (sign === '{' || sign === '[') {
        if (this.row === undefined && sign === '{' && this.isRowPlace()) {
          this.row = [];
          this.rowLength = 0;
          this.rowDepth = this.stack.length;
          start = index;
        }
        this.open(sign);
      } else if (sign === '}' || sign === ']') {
        this.shut(sign);
        if (this.row !== undefined && this.stack.length === this.rowDepth) {
          this.keep(piece.slice(start, index + 1));
          yield { table: this.stack.at(-1)?.key ?? '', json: this.row.join('') };
          this.row = undefined;
        }
      } else if (sign === ':') this.key = this.word;
      else if (!/[\s\w,.+-]/.test(sign) && sign !== '\uFEFF') this.fail();
    }
    if (this.row !== undefined) this.keep(piece.slice(start));
  }

  end(): void {
    if (!this.hasValue || this.stack.length > 0) {
      throw new ArchiveError('The JSON file is cut off, so anything after that point is missing.');
    }
  }

  private inside(sign: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (sign === '\\') this.isEscaped = true;
    else if (sign === '"') {
      this.inString = false;
      return;
    }
    // Only names of keys are wanted; the text of a row is cut from the piece itself.
    if (this.row === undefined && this.word.length < 64) this.word += sign;
  }

  private isRowPlace(): boolean {
    const top = this.stack.at(-1);
    return top?.sign === '[' && this.isTable(top.key);
  }

  private open(sign: '{' | '['): void {
    this.hasValue = true;
    this.stack.push({ sign, key: this.key });
    this.key = '';
    if (this.stack.length > MAX_DEPTH) throw new ArchiveError(`The JSON is nested deeper than ${MAX_DEPTH} levels.`);
  }

  private shut(sign: string): void {
    const top = this.stack.pop();
    if (top === undefined || (top.sign === '{') !== (sign === '}')) this.fail();
  }

  private keep(part: string): void {
    this.rowLength += part.length;
    if (this.rowLength > MAX_ROW_LENGTH) throw new ArchiveError('One entry in the JSON file is larger than 16 MB.');
    this.row?.push(part);
  }

  private fail(): never {
    throw new ArchiveError('This file isn’t JSON.');
  }
}

function nextSpecial(piece: string, from: number): number {
  const special = /["\\]/g;
  special.lastIndex = from;
  return special.exec(piece)?.index ?? piece.length;
}
