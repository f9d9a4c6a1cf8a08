import { expect } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { confirmPayoutAddress } from '#modules/money/payouts/confirm-payout-address.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import { setUpPayout } from '#modules/money/payouts/set-up-payout.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { PAYPAL_KEYS, startPaypalStandIn } from './paypal-stand-in/start-paypal.ts';
import type { Batch, Manner } from './paypal-stand-in/state.ts';
import { earn } from './payouts-world.ts';
import { readMail } from './read-mail.ts';
import type { FaultKind } from './stripe-stand-in/faults.ts';
import { createTestGraph, type TestGraph } from './test-graph.ts';

const MINUTE = 60_000;

/** A site that writers write for; its context knows how to reach PayPal. */
type Site = Pick<TestGraph, 'close' | 'context' | 'database'>;

/**
 * Writers who are paid at PayPal, with a stand-in for it that is a process of its own, whose address the site is opened
 * with.
 */
export async function openPaypalWorld(openSite: (paypal: string) => Promise<Site> = openGraph) {
  const standIn = await startPaypalStandIn();
  const world = await openSite(standIn.origin);
  const program: CommandContext = world.context;
  const clock = program.clock as FakeClock;

  /** To a day after the 6th of a month, when payouts are made; PayPal has the same time. */
  async function nextMonth(): Promise<void> {
    const now = clock.now();
    await pass(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 7) - now.getTime());
  }

  /** PayPal as it was, and books that add up. */
  async function settle(): Promise<void> {
    await standIn.control('faults/clear');
    await standIn.control('switches', { waits: 0, linksToDoubles: true });
    await standIn.control('balance', { currency: 'USD', cents: 1_000_000_000 });
    expect(await proveLedger(program)).toEqual([]);
  }

  async function pass(milliseconds: number): Promise<void> {
    clock.advance(milliseconds);
    await standIn.control('clock', { set: clock.now().getTime() / 1_000 });
  }

  async function fail(kind: FaultKind, on: string, times = 1): Promise<void> {
    await standIn.control('faults', { kind, on, times, milliseconds: 1 });
  }

  /** Lets the worker run so often, three minutes apart. */
  async function rounds(count: number): Promise<void> {
    for (let round = 0; round < count; round += 1) {
      await workPayouts(program);
      await pass(3 * MINUTE);
    }
  }

  let people = 0;
  async function writer(manner: Manner = 'takes') {
    people += 1;
    const [personId, email, address] = [
      await buildPerson(program),
      `writer${people}@mail.example`,
      `paypal${people}@mail.example`,
    ];
    const row = { address: email, person_id: personId, is_verified: true, created_at: clock.now() };
    await world.database.kysely.insertInto('email_address').values(row).execute();
    await standIn.control('receivers', { address, manner });
    const viewed = (): CommandContext => ({
      ...program,
      isProgram: false,
      viewer: buildViewer({ personId, steppedUpAt: clock.now() }),
    });
    const form = { provider: 'PAYPAL', country: 'US', holder: '', iban: '', address, sandboxAnswer: '' };
    const mailTo = async (to: string) => (await readMail(program)).filter((mail) => mail.to === to);
    const lastCode = async () =>
      (await mailTo(address)).flatMap(({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? []).at(-1) ?? '';
    const payouts = () =>
      world.database.kysely
        .selectFrom('payout')
        .select(['id', 'state', 'attempt', 'reason', 'due_at'])
        .where('person_id', '=', personId)
        .execute();
    return {
      personId,
      email,
      address,
      viewed,
      lastCode,
      payouts,
      setUp: (changes: Partial<typeof form> = {}) => setUpPayout(viewed(), { ...form, ...changes }),
      confirm: async (code?: string) => confirmPayoutAddress(viewed(), code ?? (await lastCode())),
      account: () =>
        world.database.kysely
          .selectFrom('payout_account')
          .selectAll()
          .where('person_id', '=', personId)
          .where('is_current', '=', true)
          .executeTakeFirstOrThrow(),
      states: async () => (await payouts()).map(({ state }) => state),
      subjects: async () => (await mailTo(email)).map(({ subject }) => subject),
      batches: async () =>
        ((await standIn.control('batches')) as readonly Batch[]).filter(({ receiver }) => receiver === address),
      earn: (amount = 2000) => earn(world.database, { personId, amount, at: clock.now() }),
    };
  }

  /** Looked at before: what is tried here is the way to the provider. */
  async function approve(): Promise<void> {
    await world.database.query(
      'test_approve',
      `with r as (update payout_review set status = 'APPROVED' where status = 'PENDING' returning payout_id)
        update payout set state = 'PENDING' from r where r.payout_id = id and state = 'ON_HOLD'`,
      [],
    );
  }

  /** Somebody whose address is confirmed, with a payout that waits. */
  async function payee(manner: Manner = 'takes') {
    const one = await writer(manner);
    await one.setUp();
    await one.confirm();
    await one.earn();
    await makePayouts(program);
    await approve();
    return one;
  }

  const keyOf = async (one: Awaited<ReturnType<typeof writer>>) => {
    const [payout] = await one.payouts();
    return `${payout?.id}-${payout?.attempt}`;
  };

  const cash = () => readBalance(program.database, { kind: 'cash', owner: 'PAYPAL' }, 'USD');
  const close = async (): Promise<void> => {
    await standIn.close();
    await world.close();
  };
  return { world, standIn, clock, program, nextMonth, settle, pass, fail, rounds, writer, payee, keyOf, cash, close };
}

export type PaypalWorld = Awaited<ReturnType<typeof openPaypalWorld>>;

async function openGraph(host: string): Promise<Site> {
  const { context, database, close } = await createTestGraph();
  const config = { ...parseConfig({ NODE_ENV: 'test' }), paypal: { ...PAYPAL_KEYS, host } };
  return { context: { ...context, config }, database, close };
}
