import type { AudienceKind } from './flag-audience.ts';

type FlagAudienceTable = { flag_name: string; audience: AudienceKind; percent: number; updated_at: Date };
type FlagGuestTable = { flag_name: string; person_id: string };

/** Written by `flags.store.ts`. */
export type FlagsTables = { flag_audience: FlagAudienceTable; flag_guest: FlagGuestTable };
