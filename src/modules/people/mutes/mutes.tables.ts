import type { Once } from '#modules/ground/tables.ts';

type PersonMuteTable = { muter_id: string; person_id: string; created_at: Once<Date> };
type PublicationMuteTable = { muter_id: string; publication_id: string; created_at: Once<Date> };
type TagMuteTable = { muter_id: string; tag_id: string; created_at: Once<Date> };

/** Written by `mutes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    person_mute: PersonMuteTable;
    publication_mute: PublicationMuteTable;
    tag_mute: TagMuteTable;
  }
}
