import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { createLog } from '#platform/log/log.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createSandboxProvider } from '#modules/money/payments/sandbox/sandbox-provider.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import type { Applier, Appliers } from './applier.ts';
import { findIntent } from './find-intent.ts';
import type { IntentKind } from './payment-intent.ts';
import { insertIntent } from './payment-intents.store.ts';
import { settleIntent, settleIntents } from './settle-intents.ts';

const START = '2026-03-10T10:00:00.000Z';
const DAY = 86_400_000;
const clock = createFakeClock(START);
let world: TestGraph;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  context = { ...world.context, clock, log: createLog('silent') };
});
beforeEach(() => clock.set(START));
afterAll(() => world.close());

const apply: Applier = async () => null;
const appliers: Appliers = {
  DOMAIN: apply,
  GIFT: apply,
  GROUP_GIFT: apply,
  METHOD: apply,
  REACTIVATION: apply,
  RENEWAL: apply,
  START: apply,
  SWITCH: apply,
  TRIAL: apply,
};
let count = 0;

/** An intent that is written down and sent; `card` where the sandbox has heard of it. */
async function sent(kind: IntentKind, card: 'needsApproval' | 'visa' | null = null): Promise<string> {
  count += 1;
  const id = String(count).padStart(32, '0');
  const personId = await buildPerson(context);
  const money = { amount: 500, currency: 'USD' } as const;
  const of = { id, personId, formKey: null, kind, subjectId: personId, customer: 'c', money };
  await insertIntent(context.database, {
    ...of,
    provider: 'SANDBOX',
    purpose: { plan: 'MONTHLY' },
    methodMark: 'card',
    now: clock.now(),
  });
  if (card === null) return id;
  const provider = createSandboxProvider(context);
  const token = sandboxToken({ name: card, month: 12, year: 2040 });
  if (kind === 'METHOD') await provider.keepMethod({ intentId: id, customer: 'c', token, currency: 'USD' });
  else
    await provider.charge({
      intentId: id,
      customer: 'c',
      money,
      method: { token },
      isOnSession: true,
      statement: 'LONGHAND',
    });
  return id;
}

const stateOf = async (id: string) => (await findIntent(context.database, id))?.state;

async function settleAfter(milliseconds: number): Promise<void> {
  clock.set(new Date(Date.parse(START) + milliseconds).toISOString());
  await settleIntents(context, appliers);
}

describe('a payment whose end is not known', () => {
  test('MEMB-13: is asked for once its call cannot be on its way any more, to the second', async () => {
    const id = await sent('START', 'visa');
    await settleAfter(39_000);
    expect(await stateOf(id)).toBe('SENT');
    await settleAfter(41_000);
    expect(await stateOf(id)).toBe('SUCCEEDED');
  });

  test('MEMB-13: of which the provider never heard is given up, and not while it may arrive', async () => {
    const id = await sent('START');
    clock.advance(40_000);
    await settleIntent(context, id, appliers);
    expect(await stateOf(id)).toBe('SENT');
    clock.advance(1);
    await settleIntent(context, id, appliers);
    expect(await stateOf(id)).toBe('ABANDONED');
  });

  test.each(['START', 'METHOD'] as const)('MEMB-3, rule 91: a %s waits 24 hours for approval', async (kind) => {
    const id = await sent(kind, 'needsApproval');
    await settleAfter(60_000);
    expect(await stateOf(id)).toBe('NEEDS_APPROVAL');
    await settleAfter(DAY);
    expect(await stateOf(id)).toBe('NEEDS_APPROVAL');
    // Asked a moment ago: the next question comes ten seconds later.
    await settleAfter(DAY + 10_000);
    expect(await stateOf(id)).toBe('ABANDONED');
  });

  test('MEMB-13: written down by a clock that has gone back a day since is asked for as soon as any other', async () => {
    clock.advance(DAY);
    const [paid, unheard] = [await sent('START', 'visa'), await sent('START')];
    await settleAfter(0);
    expect([await stateOf(paid), await stateOf(unheard)]).toEqual(['SENT', 'SENT']);
    await settleAfter(41_000);
    expect([await stateOf(paid), await stateOf(unheard)]).toEqual(['SUCCEEDED', 'ABANDONED']);
  });

  test('MEMB-3: whose approval began before the clock went back has the whole 24 hours, and no more', async () => {
    clock.advance(2 * DAY);
    const id = await sent('START', 'needsApproval');
    await settleAfter(0);
    await settleAfter(DAY - 1_000);
    expect(await stateOf(id)).toBe('NEEDS_APPROVAL');
    await settleAfter(DAY + 10_000);
    expect(await stateOf(id)).toBe('ABANDONED');
  });

  test('MEMB-13: that cannot be settled keeps no other from being settled', async () => {
    const broken = await sent('START', 'visa');
    const others = [await sent('START', 'visa'), await sent('RENEWAL', 'visa')];
    // Of a provider that is not set up, which cannot be asked.
    await context.database.query('test_other', `update payment_intent set provider = 'STRIPE' where id = $1`, [broken]);
    await settleAfter(41_000);
    expect(await stateOf(broken)).toBe('SENT');
    expect(await Promise.all(others.map(stateOf))).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  });
});
