import type { Json } from '#modules/ground/tables.ts';
import type { AudienceKind } from './flag-audience.ts';

type FlagAudienceTable = { flag_name: string; audience: AudienceKind; percent: number; updated_at: Date };
type FlagGuestTable = { flag_name: string; person_id: string };

type FlagOverrideTable = { name: string; value: Json<boolean | string | number>; updated_at: Date };

/** Written by `flags.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    flag_override: FlagOverrideTable;
    flag_audience: FlagAudienceTable;
    flag_guest: FlagGuestTable;
  }
}
