import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { ArchiveError } from '../archive/archive-error.ts';

export type CsvRow = { readonly cell: (...names: readonly string[]) => string };

const MAX_ROW_BYTES = 8 * 1_048_576;

/**
 * The rows of a CSV with a header, one at a time; cells by name of column, empty where there is none.
 * Throws `ArchiveError` with the line for a text that is no CSV.
 */
export async function* readCsvRows(text: AsyncIterable<string>, file: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const source = Readable.from(text, { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser)) {
      const cells = record as Readonly<Record<string, string | undefined>>;
      yield {
        cell: (...names) =>
          names.map((name) => cells[name]?.trim()).find((found) => found !== undefined && found !== '') ?? '',
      };
    }
  } catch (error) {
    if (error instanceof ArchiveError || !(error instanceof Error)) throw error;
    throw new ArchiveError(`“${file}” is not a table of comma-separated values: ${error.message.slice(0, 160)}`);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
