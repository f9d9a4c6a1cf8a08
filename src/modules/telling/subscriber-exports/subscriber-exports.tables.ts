import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type SubscriberExportTable = {
  id: string;
  newsletter_id: Once<string>;
  /** Who asked for it, and alone gets it. */
  person_id: Once<string>;
  state: 'waiting' | 'ready' | 'failed';
  row_count: Generated<number>;
  requested_at: Once<Date>;
  ready_at: Date | null;
  expires_at: Date | null;
};

/** Written by `subscriber-exports.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    subscriber_export: SubscriberExportTable;
  }
}
