import { z } from 'zod';
import { FAULTS, type FaultPlan } from '../stripe-stand-in/faults.ts';
import { move, workOn } from './batches.ts';
import type { Deliveries } from './deliveries.ts';
import { type Batch, MANNERS, type State } from './state.ts';

export type Means = { readonly state: State; readonly faults: FaultPlan; readonly deliveries: Deliveries };

const fault = z.object({
  kind: z.enum(FAULTS),
  on: z.string().default(''),
  times: z.number().default(1),
  chance: z.number().default(1),
  milliseconds: z.number().default(1_000),
});
/** In seconds, as the stand-in for Stripe counts. */
const movement = z.object({ advance: z.number().default(0), set: z.number().optional() });
const receiver = z.object({ address: z.string(), manner: z.enum(MANNERS) });
const changed = z.object({ name: z.string(), item: z.enum(['REFUNDED', 'REVERSED', 'SUCCESS']) });
const switched = z.object({ waits: z.number().optional(), linksToDoubles: z.boolean().optional() });

/** What only a test may ask of the stand-in: `POST /_control/<name>` with a body of JSON. */
export async function control(
  { state, faults, deliveries }: Means,
  name: string,
  body: unknown,
): Promise<object | undefined> {
  switch (name) {
    case 'batches':
      workOn(state);
      return [...state.batches.values()];
    case 'faults':
      faults.add(fault.parse(body));
      return {};
    case 'faults/clear':
      faults.clear();
      return {};
    case 'clock': {
      const { advance, set } = movement.parse(body);
      if (set === undefined) state.moveClock(advance * 1_000);
      else state.setClock(set * 1_000);
      workOn(state);
      return {};
    }
    case 'receivers': {
      const { address, manner } = receiver.parse(body);
      state.manners.set(address, manner);
      return {};
    }
    case 'balance': {
      const { currency, cents } = z.object({ currency: z.string(), cents: z.number() }).parse(body);
      state.balances.set(currency, cents);
      return {};
    }
    case 'items': {
      const { name: wanted, item } = changed.parse(body);
      move(state, named(state, wanted), item);
      return {};
    }
    case 'switches':
      Object.assign(state.switches, switched.parse(body));
      return {};
    case 'tokens/end':
      state.tokens.clear();
      return {};
    case 'webhook': {
      const { url, webhookId } = z.object({ url: z.string(), webhookId: z.string() }).parse(body);
      deliveries.to(url, webhookId);
      return {};
    }
    case 'events':
      deliveries.behave(z.object({ manner: z.enum(['doubled', 'plain', 'withheld']) }).parse(body).manner);
      return {};
    case 'events/repeat':
      return { statuses: await deliveries.repeat() };
    case 'events/forge': {
      const { kind } = z.object({ kind: z.enum(['stranger', 'tampered', 'unsigned']) }).parse(body);
      return { status: await deliveries.forge(kind) };
    }
    default:
      return undefined;
  }
}

function named(state: State, name: string): Batch {
  workOn(state);
  const batch = [...state.batches.values()].findLast((one) => one.name === name);
  if (batch === undefined) throw new Error(`the stand-in knows no ${name}`);
  return batch;
}
