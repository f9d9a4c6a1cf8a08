import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { CardManner } from './cards.ts';
import { finishAccount, reverseTransfer } from './endpoints/connect.ts';
import type { Deliveries } from './deliveries.ts';
import { FAULTS, type FaultPlan } from './faults.ts';
import type { Keys } from './idempotency.ts';
import { answerKeeping } from './keep-setup.ts';
import { ledgerOf } from './ledger.ts';
import { answerApproval } from './pay-intent.ts';
import { closeDispute, makeDispute } from './resources/dispute.ts';
import { settleRefunds } from './resources/refund.ts';
import { emit, emptyState, type State } from './state.ts';

export type Means = {
  readonly state: State;
  readonly faults: FaultPlan;
  readonly keys: Keys;
  readonly deliveries: Deliveries;
};

const fault = z.object({
  kind: z.enum(FAULTS),
  on: z.string().default(''),
  times: z.number().default(1),
  chance: z.number().default(1),
  milliseconds: z.number().default(1_000),
});
const approval = z.object({ intent: z.string(), isApproved: z.boolean() });
const movement = z.object({ advance: z.number().default(0), set: z.number().optional() });
const target = z.object({ url: z.string(), secret: z.string() });
const behaviour = z.object({ manner: z.enum(['doubled', 'plain', 'reordered', 'withheld']) });
const forgery = z.object({ type: z.string().default(''), kind: z.enum(['future', 'stale', 'stranger', 'tampered']) });
const disputed = z.object({ charge: z.string(), reason: z.string().default('fraudulent') });
const closed = z.object({ dispute: z.string(), status: z.enum(['lost', 'won']) });
const finished = z.object({ account: z.string(), isAccepted: z.boolean().default(true) });
const sentBack = z.object({ group: z.string() });
const changed = z.object({ method: z.string(), manner: z.looseObject({}) });

/** What only a test may ask of the stand-in: `POST /_control/<name>` with a body of JSON. */
export async function control(means: Means, name: string, body: unknown): Promise<object | undefined> {
  const { state, faults, keys, deliveries } = means;
  switch (name) {
    case 'ledger':
      return ledgerOf(state);
    case 'faults':
      faults.add(fault.parse(body));
      return {};
    case 'faults/clear':
      faults.clear();
      return {};
    case 'clock': {
      const { advance, set } = movement.parse(body);
      if (set === undefined) state.clock.advance(advance);
      else state.clock.set(set);
      return { now: state.clock.seconds() };
    }
    case 'approve': {
      const { intent, isApproved } = approval.parse(body);
      approve(state, intent, isApproved);
      return {};
    }
    case 'methods':
      return changeMethod(state, changed.parse(body));
    case 'accounts/finish': {
      const { account, isAccepted } = finished.parse(body);
      return finishAccount(state, account, isAccepted);
    }
    case 'transfers':
      return [...state.transfers.values()];
    case 'transfers/reverse':
      return reverseTransfer(state, sentBack.parse(body).group);
    case 'refunds/settle':
      settleRefunds(state);
      return {};
    case 'disputes': {
      const { charge, reason } = disputed.parse(body);
      return makeDispute(state, known(state.charges, charge), reason);
    }
    case 'disputes/close': {
      const { dispute, status } = closed.parse(body);
      closeDispute(state, known(state.disputes, dispute), status);
      return {};
    }
    case 'webhook': {
      const { url, secret } = target.parse(body);
      deliveries.to(url, secret);
      return {};
    }
    case 'events':
      deliveries.behave(behaviour.parse(body).manner);
      return {};
    case 'events/release':
      return { released: await deliveries.release() };
    case 'events/forge': {
      const { type, kind } = forgery.parse(body);
      const event = [...state.events.values()].findLast((one) => one.type.startsWith(type));
      return { status: event === undefined ? 0 : await deliveries.forge(event, kind) };
    }
    case 'reset':
      emptyState(state);
      faults.clear();
      keys.clear();
      deliveries.clear();
      return {};
    default:
      return undefined;
  }
}

/** What the person at the browser answered the bank, by the id of an intent or its secret. */
export function approve(state: State, idOrSecret: string, isApproved: boolean): void {
  const [id = ''] = idOrSecret.split('_secret_');
  const intent = state.intents.get(id);
  if (intent) return answerApproval(state, intent, isApproved);
  answerKeeping(state, known(state.setups, id), isApproved);
}

/** A bank renews a card, or begins to refuse it. */
function changeMethod(state: State, change: z.output<typeof changed>): Stripe.PaymentMethod {
  const method = known(state.methods, change.method);
  const manner = { ...known(state.manners, change.method), ...change.manner } as CardManner;
  state.manners.set(method.id, manner);
  const { card } = method;
  if (card === undefined) return method;
  const before = { exp_month: card.exp_month, exp_year: card.exp_year, last4: card.last4 };
  card.exp_month = manner.expMonth ?? card.exp_month;
  card.exp_year = manner.expYear ?? card.exp_year;
  card.last4 = manner.last4;
  const isNew = Object.entries(before).some(([key, value]) => card[key as keyof typeof before] !== value);
  if (isNew) emit(state, 'payment_method.automatically_updated', method, { card: before });
  return method;
}

function known<Kept>(kept: ReadonlyMap<string, Kept>, id: string): Kept {
  const one = kept.get(id);
  if (one === undefined) throw new Error(`the stand-in knows no ${id}`);
  return one;
}
