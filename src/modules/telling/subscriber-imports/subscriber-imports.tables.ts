import type { Generated } from 'kysely';
import type { SubscriberVerdict } from '#shared/newsletters/subscriber-import-rules.ts';
import type { Once } from '#modules/ground/tables.ts';

export type SubscriberImportState = 'waiting' | 'running' | 'done' | 'failed';

type SubscriberImportTable = {
  id: string;
  newsletter_id: Once<string>;
  /** Who brought it; null once their account is gone. */
  person_id: string | null;
  state: SubscriberImportState;
  file_name: Once<string>;
  /** Where these people subscribed, in the words of whoever brought them. */
  origin: Once<string>;
  /** Rows that have their verdict: the next run goes on after them. */
  done_count: Generated<number>;
  total_count: number | null;
  /** Why nothing came in, in a sentence. */
  fault: string | null;
  /** When some of those who wait for their turn joined last. */
  released_at: Date | null;
  requested_at: Once<Date>;
  finished_at: Date | null;
};

type SubscriberImportRowTable = {
  import_id: Once<string>;
  /** The first row below the heading is 1. */
  place: Once<number>;
  address: Once<string>;
  verdict: Once<SubscriberVerdict>;
};

/** Written by `subscriber-imports.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    subscriber_import: SubscriberImportTable;
    subscriber_import_row: SubscriberImportRowTable;
  }
}
