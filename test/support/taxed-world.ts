import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from './account-browser.ts';
import { earn, DECIDE, FINANCE, SET_UP } from './payouts-world.ts';
import { readMail } from './read-mail.ts';
import { PORTUGUESE, SIGN, TAXES, YEARS } from './tax-documents.ts';
import type { TestGraph } from './test-graph.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export type Answer = Readonly<Record<string, unknown>>;
type Amount = { amount: number; currency: string };
type Paid = {
  id: string;
  status: string;
  amount: Amount;
  withheld: { amount: number } | null;
  withheldRate: string | null;
};
type Year = { year: number; count: number; earned: Amount; heldOver: Amount };
type Own = { payouts: { years: readonly Year[]; payouts: readonly Paid[] } };
type Finance = { finance: { reviews: readonly { id: string; payout: { id: string } }[] } };

/** A world in which writers are taxed when they are paid. */
export function taxedWorld(world: TestGraph) {
  const { context: program, database } = world;
  const clock = program.clock as FakeClock;
  let count = 0;
  const somebody = async (roles: readonly PlatformRole[] = []) => {
    count += 1;
    const email = `taxed${count}@mail.example`;
    const personId = await buildPerson(program);
    const address = { address: email, person_id: personId, is_verified: true, created_at: clock.now() };
    await database.kysely.insertInto('email_address').values(address).execute();
    const ask = <T = Answer>(query: string, variables: Answer = {}) =>
      accountBrowser(world.graph, buildViewer({ personId, steppedUpAt: clock.now(), roles: new Set(roles) })).ask(
        query,
        variables,
      ) as Promise<T>;
    const result = async (query: string, variables: Answer = {}) => (await ask(query, variables))['result'] as Answer;
    const own = async () => (await ask<Own>(YEARS)).payouts;
    return {
      personId,
      email,
      ask,
      result,
      own,
      sign: (changes: Answer = {}) => result(SIGN, { input: { ...PORTUGUESE, ...changes } }),
      setUp: (sandboxAnswer = 'pays') =>
        result(SET_UP, { input: { provider: 'SANDBOX', country: 'PT', sandboxAnswer } }),
      earn: (amount: number) => earn(database, { personId, amount, at: clock.now() }),
      standing: async () => (await ask<{ taxes: Answer }>(TAXES)).taxes,
      states: async () => (await own()).payouts.map(({ status }) => status),
      mail: async () => (await readMail(program)).filter(({ to }) => to === email),
    };
  };
  return {
    program,
    clock,
    somebody,
    /** To the 6th of the next month, when payouts are made, with both regimes and a treaty. */
    nextMonth: async () => {
      const now = clock.now();
      clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 6, 8) - now.getTime());
      await setSetting(program, 'tax.regime', 'DAC7 US');
      await setSetting(program, 'tax.rates', 'TREATY:PT=10');
    },
    /** Has whatever is earned made into a payout, and what waits for a look approved. */
    payOut: async (writer: { readonly own: () => Promise<Own['payouts']> }) => {
      await makePayouts(program);
      const staff = await somebody(['FINANCE']);
      const { reviews } = (await staff.ask<Finance>(FINANCE)).finance;
      const ids = new Set((await writer.own()).payouts.map(({ id }) => id));
      for (const { id } of reviews.filter((one) => ids.has(one.payout.id))) {
        await staff.ask(DECIDE, { input: { reviewId: id, isApproval: true, statement: 'Fine.' } });
      }
      await workPayouts(program);
    },
    withheld: () => readBalance(database, { kind: 'tax_withheld' }, 'USD'),
  };
}

export type TaxedWriter = Awaited<ReturnType<ReturnType<typeof taxedWorld>['somebody']>>;
