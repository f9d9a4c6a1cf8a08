import type { HomeOrder } from '#shared/lists/list-orders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

const TEXT = `select value #>> '{}' as value from viewer_preference where person_id = $1 and name = 'HOME_FEED_ORDER'`;

/** How the viewer wants their home: newest first sticks once they chose it (rule 40). */
export async function readHomeOrder({ database }: ReadContext, personId: string): Promise<HomeOrder> {
  const [row] = await database.query<{ value: string | null }>('home_feed_order', TEXT, [personId]);
  return row?.value === 'NEWEST' ? 'NEWEST' : 'RECOMMENDED';
}
