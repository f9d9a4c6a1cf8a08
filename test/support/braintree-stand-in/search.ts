import { z } from 'zod';
import { type Answer, xmlAnswer } from './answers.ts';
import { transactionNode } from './nodes.ts';
import type { StandIn } from './stand-in.ts';
import type { StoredTransaction } from './transactions.ts';
import { Collection, List } from './xml.ts';

const PAGE = 50;

const criteriaShape = z.object({
  search: z.object({
    ids: z.array(z.string()).optional(),
    order_id: z.object({ is: z.string() }).optional(),
    customer_id: z.object({ is: z.string() }).optional(),
    type: z.array(z.enum(['sale', 'credit'])).optional(),
    status: z.array(z.string()).optional(),
    created_at: z.object({ min: z.coerce.date().optional(), max: z.coerce.date().optional() }).optional(),
  }),
});

type Criteria = z.output<typeof criteriaShape>['search'];

/** The ids of all that match, newest first, as the real one gives them. */
export function searchIds(standIn: StandIn, body: unknown): Answer {
  const ids = matching(standIn, criteriaShape.parse(body).search).map(({ id }) => id);
  return xmlAnswer(200, 'search-results', { pageSize: PAGE, ids: new List('item', ids) });
}

/** One page of those, by their ids. */
export function searchPage(standIn: StandIn, body: unknown): Answer {
  const found = matching(standIn, criteriaShape.parse(body).search).slice(0, PAGE);
  const list = new List(
    'transaction',
    found.map((one) => transactionNode(one)),
  );
  const fields = { currentPageNumber: 1, pageSize: PAGE, totalItems: found.length };
  return xmlAnswer(200, 'credit-card-transactions', new Collection(fields, list));
}

function matching(standIn: StandIn, wanted: Criteria): readonly StoredTransaction[] {
  return [...standIn.transactions.values()]
    .filter((one) => isWanted(one, wanted))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function isWanted(one: StoredTransaction, wanted: Criteria): boolean {
  // Moments are kept by the second, so that the whole of the last one is within.
  const second = Math.floor(one.createdAt.getTime() / 1000) * 1000;
  const { min = new Date(0), max = new Date(8.64e15) } = wanted.created_at ?? {};
  return (
    (wanted.ids?.includes(one.id) ?? true) &&
    // The real one finds `ABC` where `abc` is asked for.
    (!wanted.order_id || one.orderId?.toLowerCase() === wanted.order_id.is.toLowerCase()) &&
    (!wanted.customer_id || one.customerId === wanted.customer_id.is) &&
    (wanted.type?.includes(one.type) ?? true) &&
    (wanted.status?.includes(one.status) ?? true) &&
    second >= min.getTime() &&
    second <= max.getTime()
  );
}
