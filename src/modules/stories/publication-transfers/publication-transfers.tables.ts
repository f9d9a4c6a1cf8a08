import type { TransferState } from '#shared/publications/transfer-rules.ts';
import type { Once } from '#modules/ground/tables.ts';

type PublicationTransferTable = {
  id: Once<string>;
  publication_id: Once<string>;
  /** Who owned it when it was offered. */
  from_id: Once<string>;
  to_id: Once<string>;
  state: TransferState;
  /** Offered by the program, since the owner is closing their account. */
  is_leaving: Once<boolean>;
  offered_at: Once<Date>;
  /** Until when it can be answered or, once accepted, undone. */
  ends_at: Date;
};

/** Written by `publication-transfers.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    publication_transfer: PublicationTransferTable;
  }
}
