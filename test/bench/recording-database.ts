import { appendFileSync } from 'node:fs';
import type { Database } from '#platform/database/database.ts';

export type RecordedStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** What is sent in one turn of the event loop goes over one connection. */
  readonly turn: number;
};

/** The same database, which writes each named statement down, a line of JSON each, with the turn that it was sent in. */
export function recordingDatabase<Tables>(database: Database<Tables>, file: string): Database<Tables> {
  let turn = 0;
  let isNew = true;
  const query = <Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> => {
    if (isNew) {
      isNew = false;
      turn += 1;
      setImmediate(() => (isNew = true));
    }
    appendFileSync(file, `${JSON.stringify({ name, text, values, turn } satisfies RecordedStatement)}\n`);
    return database.query<Row>(name, text, values);
  };
  const recording: Database<Tables> = { ...database, query, reader: () => ({ database: recording, asOf: undefined }) };
  return recording;
}
