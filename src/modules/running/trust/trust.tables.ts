import type { Once } from '#modules/ground/tables.ts';

type TrustGrantTable = {
  person_id: Once<string>;
  granted_by: string | null;
  granted_at: Once<Date>;
};

/** Written by `trust.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    trust_grant: TrustGrantTable;
  }
}
