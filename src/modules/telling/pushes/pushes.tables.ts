import type { ColumnType } from 'kysely';

/** A browser that its owner allowed to be told something while it is closed. */
type PushDeviceTable = {
  id: string;
  person_id: string;
  /** sha256 of the address of its push service. */
  endpoint_hash: string;
  /** That address with the keys, closed with a secret of the site: whoever has them can write to the browser. */
  sealed: string;
  user_agent: string;
  created_at: ColumnType<Date, Date, never>;
};

/** Written by `pushes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    push_device: PushDeviceTable;
  }
}
