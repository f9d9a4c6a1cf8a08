import type { Stripe } from 'stripe';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import type { PaymentsWorld } from './payments-world.ts';

/** How the dispute about the payment ends. */
export type Ending = 'lost' | 'won';

const TIMES = 3;
/** How many post events at the same moment. */
const AT_ONCE = 4;

/** A membership of which nothing but events was heard, and those events. */
type Life = { readonly personId: string; readonly events: readonly Stripe.Event[] };

export type Shuffled = {
  /** What there is at the end of each life: the membership, its charges and what went back. */
  readonly states: readonly unknown[];
  /** Statuses of what was forged, stale, or of the future. */
  readonly refused: readonly number[];
};

const BOOKS = `
  select c.amount, c.refunded_amount as refunded, c.is_disputed as "isDisputed", c.is_lost as "isLost",
    (select count(*)::int from refund r where r.charge_id = c.id) as refunds
  from charge c where c.person_id = $1`;

/**
 * Lives memberships of which we hear nothing but events, then delivers the events of all of them, each three times, in
 * an order of chance and several at once, with forged ones among them, and lets workers run now and then. `isTold`
 * withholds some.
 */
export async function shuffleEvents(
  world: PaymentsWorld,
  endings: readonly Ending[],
  random: () => number,
  isTold: (event: Stripe.Event) => boolean = () => true,
): Promise<Shuffled> {
  const lives: Life[] = [];
  // One after another: the fault of a call is meant for one of them.
  for (const ending of endings) lives.push(await live(world, ending));
  const told = lives.flatMap(({ events }) => events).filter(isTold);
  const refused = await deliverMixed(world, told, random);
  return { states: await Promise.all(lives.map(({ personId }) => readState(world, personId))), refused };
}

/**
 * A card that is refused, a payment whose answer is lost, a part that staff give back, a card that its bank renews, a
 * dispute and its end.
 */
async function live({ context, stripe, client, eventsAbout }: PaymentsWorld, ending: Ending): Promise<Life> {
  const since = Math.floor(Date.now() / 1_000) - 1;
  const personId = await buildPerson(context);
  const start = (token: string) =>
    startMembership(
      context,
      {
        personId,
        plan: 'YEARLY',
        currency: 'USD',
        provider: 'STRIPE',
        token,
        formKey: null,
        isTrial: false,
        discount: null,
      },
      membershipAppliers,
    );
  const refusal = await start('pm_card_chargeDeclined');
  // Twice: the client tries once more by itself where a kept connection is closed under it.
  await stripe.control('faults', { kind: 'dropAfter', on: 'POST /v1/payment_intents', times: 2 });
  const intent = await start('pm_card_visa');
  if (refusal?.state !== 'DECLINED' || intent?.state !== 'UNKNOWN') throw new Error('a life begins otherwise');
  const customer = intent.customer;
  const { data: charges } = await client.charges.list({ customer });
  const charge = charges.find(({ status }) => status === 'succeeded');
  if (typeof charge?.payment_method !== 'string') throw new Error('there is no charge');
  await client.refunds.create({ charge: charge.id, amount: 100 });
  await stripe.control('methods', { method: charge.payment_method, manner: { expYear: 2077 } });
  const dispute = (await stripe.control('disputes', { charge: charge.id })) as Stripe.Dispute;
  await stripe.control('disputes/close', { dispute: dispute.id, status: ending });
  return { personId, events: await eventsAbout([customer, charge.id], since) };
}

async function deliverMixed(world: PaymentsWorld, events: readonly Stripe.Event[], random: () => number) {
  const copies = Array.from({ length: TIMES }, () => events).flat();
  const mixed = copies
    .map((event) => ({ event, at: random(), chance: random(), isWorkDone: random() < 0.1 }))
    .toSorted((a, b) => a.at - b.at);
  const refused: number[] = [];
  const deliverNext = async (): Promise<void> => {
    for (let next = mixed.shift(); next !== undefined; next = mixed.shift()) {
      const { event, chance, isWorkDone } = next;
      if (chance < 0.1) refused.push(await world.deliver(event, { away: -301 }));
      else if (chance < 0.2) refused.push(await world.deliver(event, { away: 301 }));
      else if (chance < 0.3) refused.push(await world.deliver(event, { secret: 'whsec_of_a_stranger' }));
      else if (chance < 0.4) refused.push(await world.deliver(event, { tamper: true }));
      const status = await world.deliver(event);
      if (status !== 200) throw new Error(`an event was answered with ${status}`);
      if (isWorkDone) await world.work();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, deliverNext));
  await world.work();
  return refused;
}

async function readState({ context }: PaymentsWorld, personId: string): Promise<unknown> {
  const membership = await findMembership(context.database, personId);
  const { status, method, plan, failedCharges } = membership ?? {};
  const books = await context.database.query('test_books', BOOKS, [personId]);
  const year = method?.kind === 'CreditCard' ? method.expirationYear : null;
  return { status, plan, failedCharges, year, books };
}
