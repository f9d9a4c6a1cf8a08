import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { hasForeignLocalPart, parseEmail } from '#shared/identity/email-rule.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import { isRoleAddress, subscriberImportLimits as limits } from '#shared/newsletters/subscriber-import-rules.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { bareAddress, findColumns } from './list-columns.ts';
import { decodeList, delimiterOf } from './list-text.ts';

/** Why a file cannot be read as a list, in a sentence for whoever chose it. */
export class ListError extends Error {}

/** One row, by its place: an address in small letters, or what is wrong with it. */
export type ListRow = {
  readonly place: number;
  /** What stood there, at most 254 characters. */
  readonly address: string;
  readonly fault: 'empty' | 'invalid' | 'foreign' | 'role' | 'offElsewhere' | undefined;
  /** When its reader joined, where the list says so. */
  readonly joinedAt: Date | null;
};

export type OpenedList = { readonly total: number; readonly rows: (after: number) => AsyncGenerator<ListRow> };

/** Rows that are looked at to find out what the columns are. */
const SAMPLE_ROWS = 200;
const PIECE = 65_536;
const MOST_CELL = 254;

/**
 * A list of addresses as another program or a person wrote it: counted, with its rows after a place. The same bytes give
 * the same rows. Throws `ListError` for what is no list, and for more than 50,000 rows.
 */
export async function openList(bytes: Uint8Array): Promise<OpenedList> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new ListError(messages.zipped);
  const text = decodeList(bytes);
  if (text === null) throw new ListError(messages.noText);
  const delimiter = delimiterOf(text);
  const table = Buffer.from(text);
  const sample: string[][] = [];
  for await (const cells of cellsOf(table, delimiter)) {
    if (sample.push(cells) > SAMPLE_ROWS) break;
  }
  const columns = findColumns(sample);
  if (columns === undefined) throw new ListError(messages.noAddresses);
  const { headingRows, isRun } = columns;
  const records = () => (isRun ? oneByOne(cellsOf(table, delimiter)) : cellsOf(table, delimiter));
  let total = -headingRows;
  const counted = records();
  while (total <= limits.mostRows && (await counted.next()).done !== true) total += 1;
  await counted.return(undefined);
  if (total > limits.mostRows)
    throw new ListError(formatMessage(messages.tooManyRows, { most: formatNumber(limits.mostRows) }));
  async function* rows(after: number): AsyncGenerator<ListRow> {
    let place = -headingRows;
    for await (const cells of records()) {
      place += 1;
      if (place > after && columns !== undefined)
        yield {
          ...rowOf(place, cells[columns.address] ?? '', columns.isOff(cells)),
          joinedAt: columns.joinedAt(cells),
        };
    }
  }
  return { total, rows };
}

function rowOf(place: number, cell: string, isOff: boolean): Omit<ListRow, 'joinedAt'> {
  const bare = bareAddress(cell);
  if (bare === '') return { place, address: '', fault: 'empty' };
  const address = parseEmail(bare)?.toLowerCase();
  if (address === undefined) {
    const fault = hasForeignLocalPart(bare) ? 'foreign' : 'invalid';
    // PostgreSQL keeps no zero character.
    return { place, address: bare.slice(0, MOST_CELL).replaceAll('\u0000', '\ufffd').toWellFormed(), fault };
  }
  if (isRoleAddress(address)) return { place, address, fault: 'role' };
  return { place, address, fault: isOff ? 'offElsewhere' : undefined };
}

async function* cellsOf(table: Buffer, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1_048_576,
  });
  const source = Readable.from(pieces(table), { objectMode: false });
  try {
    for await (const record of source.pipe(parser)) yield record as string[];
  } catch {
    throw new ListError(messages.noTable);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Each cell as a row of its own. */
async function* oneByOne(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  for await (const cells of rows) {
    for (const cell of cells) if (cell.trim() !== '') yield [cell];
  }
}

/** In pieces, so that whoever else is to be served has a turn in between. */
function* pieces(table: Buffer): Generator<Buffer> {
  for (let at = 0; at < table.length; at += PIECE) yield table.subarray(at, at + PIECE);
}
