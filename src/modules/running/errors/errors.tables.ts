import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';
import type { ErrorSample, ErrorSource, ErrorState, TakenError } from './error-group.ts';

/** As they came in; a job takes them out within a minute. */
type ErrorReportTable = {
  id: GeneratedAlways<string>;
  source: Once<ErrorSource>;
  report: ColumnType<TakenError, string, never>;
  received_at: Once<Date>;
};

type ErrorGroupTable = {
  /** Of the name and the three places next to it (rule 245). */
  id: Once<string>;
  source: Once<ErrorSource>;
  name: Once<string>;
  message: string;
  place: string;
  build: string;
  seen_count: number;
  state: ErrorState;
  settled_at: Date | null;
  settled_build: string | null;
  first_seen_at: Once<Date>;
  last_seen_at: Date;
};

type ErrorSampleTable = {
  id: GeneratedAlways<string>;
  group_id: Once<string>;
  sample: ColumnType<ErrorSample, string, never>;
  seen_at: Once<Date>;
};

/** Written by `errors.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    error_report: ErrorReportTable;
    error_group: ErrorGroupTable;
    error_sample: ErrorSampleTable;
  }
}
