import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { deliverGift } from './deliver-gift.ts';
import { giftOfRow, leaveGiftsOf } from './gifts.store.ts';

/**
 * Lets go of the gifts of a person who goes: what waits for its day goes out now, since it is paid for, and then no
 * word of theirs, and of nobody whom they named, is kept. The codes stay good.
 */
export function eraseGiftsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    const waiting = await inside.database.kysely
      .selectFrom('gift')
      .selectAll()
      .where('buyer_id', '=', personId)
      .where('paid_at', 'is not', null)
      .where('delivered_at', 'is', null)
      .where('voided_at', 'is', null)
      .forUpdate()
      .execute();
    for (const row of waiting) await deliverGift(inside, giftOfRow(row));
    await leaveGiftsOf(inside.database, personId);
  });
}
