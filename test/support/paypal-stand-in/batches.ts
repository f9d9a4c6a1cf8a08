import { z } from 'zod';
import { type Batch, type ItemStatus, newId, type State } from './state.ts';

const DAY = 86_400_000;
/** For as long a name is known again, and money waits to be claimed. */
const KNOWN_FOR = 30 * DAY;
const CLAIMED_WITHIN = 30 * DAY;

export type Answer = { readonly status: number; readonly body: object };

const wantedShape = z.object({
  sender_batch_header: z.object({ sender_batch_id: z.string().min(1).max(256) }),
  items: z
    .array(
      z.object({
        recipient_type: z.literal('EMAIL'),
        receiver: z.email(),
        amount: z.object({ value: z.string().regex(/^\d+(\.\d{1,2})?$/), currency: z.string().length(3) }),
        sender_item_id: z.string(),
      }),
    )
    .length(1),
});

/** `POST /v1/payments/payouts`: a name is taken once in 30 days, and a second time after them. */
export function makeBatch(state: State, body: unknown): Answer {
  const read = wantedShape.safeParse(body);
  const [item] = read.data?.items ?? [];
  if (!read.success || item === undefined) return refused('VALIDATION_ERROR', 'items', 'Invalid request.');
  const name = read.data.sender_batch_header.sender_batch_id;
  const before = [...state.batches.values()].find(
    (one) => one.name === name && state.now() - one.createdAt < KNOWN_FOR,
  );
  if (before !== undefined) return known(state, before);
  if (state.manners.get(item.receiver) === 'is invalid') {
    return refused('VALIDATION_ERROR', 'items[0].receiver', 'Receiver is invalid or does not match with type');
  }
  const batch: Batch = {
    id: newId(),
    itemId: newId(),
    name,
    receiver: item.receiver,
    value: item.amount.value,
    currency: item.amount.currency,
    createdAt: state.now(),
    status: 'PENDING',
    item: 'PENDING',
    fault: null,
    paid: 0,
  };
  state.batches.set(batch.id, batch);
  return { status: 201, body: { batch_header: headerOf(batch) } };
}

/** Where a batch is whose name came before. */
function known(state: State, { id }: Batch): Answer {
  const link = [{ href: `https://api-m.paypal.example/v1/payments/payouts/${id}`, rel: 'self', method: 'GET' }];
  const answer = refused('USER_BUSINESS_ERROR', 'SENDER_BATCH_ID', 'Batch with given sender_batch_id already exists');
  return state.switches.linksToDoubles ? { ...answer, body: { ...answer.body, links: link } } : answer;
}

function refused(name: string, field: string, issue: string): Answer {
  const details = [{ field, location: 'body', issue }];
  return { status: 400, body: { name, message: name, debug_id: newId(), details } };
}

/** Works on every batch whose time has come, and sends back what nobody claimed. */
export function workOn(state: State): void {
  for (const batch of state.batches.values()) {
    const age = state.now() - batch.createdAt;
    if (batch.status === 'PENDING' && age >= state.switches.waits) process(state, batch);
    if (batch.item === 'UNCLAIMED' && age >= CLAIMED_WITHIN) move(state, batch, 'RETURNED');
  }
}

function process(state: State, batch: Batch): void {
  const cents = Math.round(Number(batch.value) * 100);
  const left = state.balances.get(batch.currency);
  if (left !== undefined && left < cents) {
    batch.status = 'DENIED';
    batch.fault = 'INSUFFICIENT_FUNDS';
    return tell(state, 'PAYMENT.PAYOUTSBATCH.DENIED', { batch_header: headerOf(batch) });
  }
  if (left !== undefined) state.balances.set(batch.currency, left - cents);
  batch.status = 'SUCCESS';
  tell(state, 'PAYMENT.PAYOUTSBATCH.SUCCESS', { batch_header: headerOf(batch) });
  const manner = state.manners.get(batch.receiver) ?? 'takes';
  if (manner === 'is locked') batch.fault = 'RECEIVER_ACCOUNT_LOCKED';
  const became = { blocks: 'BLOCKED', 'is locked': 'FAILED', 'is held': 'ONHOLD', 'is unknown': 'UNCLAIMED' } as const;
  move(state, batch, manner === 'takes' || manner === 'is invalid' ? 'SUCCESS' : became[manner]);
}

const EVENTS: Readonly<Record<ItemStatus, string>> = {
  BLOCKED: 'BLOCKED',
  FAILED: 'FAILED',
  ONHOLD: 'HELD',
  PENDING: 'PENDING',
  REFUNDED: 'REFUNDED',
  RETURNED: 'RETURNED',
  REVERSED: 'REVERSED',
  SUCCESS: 'SUCCEEDED',
  UNCLAIMED: 'UNCLAIMED',
};

/** Its payment stands otherwise from now on. */
export function move(state: State, batch: Batch, item: ItemStatus): void {
  if (item === 'SUCCESS') batch.paid += 1;
  batch.item = item;
  tell(state, `PAYMENT.PAYOUTS-ITEM.${EVENTS[item]}`, itemOf(batch));
}

function tell(state: State, type: string, resource: object): void {
  const event = { id: `WH-${newId()}`, type, resource: structuredClone(resource) };
  state.events.push(event);
  for (const listener of state.listeners) listener(event);
}

function headerOf({ id, status, name, fault }: Batch): object {
  return {
    payout_batch_id: id,
    batch_status: status,
    sender_batch_header: { sender_batch_id: name },
    ...(status === 'DENIED' && fault !== null && { errors: { name: fault } }),
  };
}

export function itemOf({ id, itemId, name, receiver, value, currency, item, fault }: Batch): object {
  return {
    payout_item_id: itemId,
    transaction_id: `T${itemId}`,
    transaction_status: item,
    payout_batch_id: id,
    sender_batch_id: name,
    payout_item: { recipient_type: 'EMAIL', amount: { value, currency }, receiver, sender_item_id: name },
    ...(item === 'FAILED' && fault !== null && { errors: { name: fault } }),
  };
}

/** `GET /v1/payments/payouts/:id` */
export function batchAnswer(batch: Batch): object {
  return { batch_header: headerOf(batch), items: [itemOf(batch)] };
}
