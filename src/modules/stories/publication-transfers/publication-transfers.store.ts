import type { Insertable } from 'kysely';
import type { TransferState } from '#shared/publications/transfer-rules.ts';
import { mayMoveTransfer } from '#shared/publications/transfer-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Transfer } from './transfer.ts';

export async function insertTransfer(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['publication_transfer']>,
): Promise<void> {
  await kysely.insertInto('publication_transfer').values(row).execute();
}

/** Moves a transfer on from where it was read to stand. Throws where the rule knows no such move. */
export async function moveTransfer(
  { kysely }: Database<Tables>,
  { id, state }: Pick<Transfer, 'id' | 'state'>,
  change: { readonly state: TransferState; readonly ends_at?: Date },
): Promise<void> {
  if (!mayMoveTransfer(state, change.state)) throw new Error(`A transfer is not ${change.state} after ${state}`);
  await kysely
    .updateTable('publication_transfer')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/** Ends what nobody answered or undid in time. */
export async function endOverdue({ kysely }: Database<Tables>, now: Date): Promise<void> {
  for (const [from, to] of [
    ['offered', 'lapsed'],
    ['accepted', 'settled'],
  ] as const) {
    await kysely
      .updateTable('publication_transfer')
      .set({ state: to })
      .where('state', '=', from)
      .where('ends_at', '<=', now)
      .execute();
  }
}

/** Forgets what ended before a moment. */
export async function deleteEnded({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely
    .deleteFrom('publication_transfer')
    .where('state', 'not in', ['offered', 'accepted'])
    .where('ends_at', '<', before)
    .execute();
}
