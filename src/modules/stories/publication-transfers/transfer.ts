import type { TransferState } from '#shared/publications/transfer-rules.ts';
import type { Columns } from '#modules/ground/column-list.ts';

/** The handing over of a publication as it is kept. */
export type Transfer = {
  readonly id: string;
  readonly publicationId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly state: TransferState;
  readonly isLeaving: boolean;
  readonly endsAt: Date;
};

export const transferColumns: Columns<Transfer> = {
  id: 'id',
  publicationId: 'publication_id',
  fromId: 'from_id',
  toId: 'to_id',
  state: 'state',
  isLeaving: 'is_leaving',
  endsAt: 'ends_at',
};
