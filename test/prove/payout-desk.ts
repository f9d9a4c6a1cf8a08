import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { comparePayouts } from '#modules/money/payouts/compare-payouts.ts';
import { sealDetails } from '#modules/money/payouts/find-payout-account.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import type { PayoutState } from '#shared/payouts/payout-machine.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { openKillableDatabase } from './killable-database.ts';
import { pause } from './killable-site.ts';
import { createKillableWorker } from './killable-worker.ts';
import { configOf, openPayoutBooks, type Paying } from './payout-books.ts';

const WORKER = join(import.meta.dirname, 'payout-worker.ts');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds: longer than a provider may take to answer. */
const JUMP = 3 * MINUTE;
/** Own judgement, in milliseconds: how long a busy machine may take until the next payout. */
const PATIENCE = 120_000;

const WRITERS = `
  with made as (
    insert into person (id, username, name, created_at, updated_at)
    select id, 'w' || id, 'Writer', $1::timestamptz, $1::timestamptz from unnest($3::text[]) id
  )
  insert into payout_account (id, person_id, provider, ref, status, country, currency, shown, sealed, is_current,
    created_at, payable_from)
  select id, id, $2, ref, 'ACTIVE', 'US', 'USD', '', sealed, true, $1::timestamptz, $1::timestamptz
  from unnest($3::text[], $4::text[], $5::text[]) as one (id, ref, sealed)
  returning person_id as id, ref`;
/** Looked at before: what is tried here is the way to the provider. */
const APPROVE = `
  with seen as (
    update payout_review set status = 'APPROVED' where status <> 'APPROVED' returning payout_id)
  update payout set state = 'PENDING' from seen where payout_id = id and state = 'ON_HOLD'`;
const ROWS = `
  select p.id, p.person_id as "personId", p.attempt, p.amount, p.state, a.ref
  from payout p join payout_account a on a.person_id = p.person_id`;
/** Writers whose payout is not made yet, or has not come to its end. */
const OPEN = `
  select count(*)::integer as count from payout_account a left join payout p on p.person_id = a.person_id
  where p.id is null or p.state not in ('PAID', 'ON_HOLD') or exists (
    select 1 from payout_review r where r.payout_id = p.id and r.status <> 'APPROVED')`;

type Row = {
  readonly id: string;
  readonly personId: string;
  readonly attempt: number;
  readonly amount: number;
  readonly state: PayoutState;
  readonly ref: string;
};

/** The 7th of the month after this one, when the payouts of the month are made. */
function startsAhead(): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 7) - now.getTime();
}

/** A worker that pays writers, PostgreSQL of its own and a provider, each of which may die or be silent. */
export async function openPayoutDesk(provider: Paying) {
  const ground = await openKillableDatabase();
  const { database, connectionString, ask } = ground;
  const books = await openPayoutBooks(provider);
  const worker = createKillableWorker(WORKER, [connectionString, provider, books.origin], JUMP, startsAhead());
  /** What the provider forgets after a day or a month, it forgets by the same clock. */
  const keepTime = () => books.control('clock', { set: Math.floor((Date.now() + worker.ahead()) / 1_000) });
  await keepTime();
  const program = systemContext({
    database,
    files: memoryFiles(),
    clock: { now: () => new Date(Date.now() + worker.ahead()) },
    log: createLog('silent'),
    config: configOf(provider, books.origin),
    secrets: testSecrets,
  });
  const rows = () => ask(() => database.query<Row>('proved_payouts', ROWS, []));
  const approve = () => ask(() => database.query('proved_approve', APPROVE, []));
  const open = async () => (await ask(() => database.query<{ count: number }>('proved_open', OPEN, [])))[0]?.count ?? 0;
  const sendBack = async (key: string): Promise<void> => {
    await books.reverse(key);
    // Told twice, as providers do.
    for (const _ of [1, 2]) await ask(() => books.tell(program, key));
  };

  return {
    /**
     * So many writers with a balance each, by the account that they are paid to; of one in twenty the provider has
     * turned away the account, and nobody here knows.
     */
    earn: async (writers: number, amountOf: () => number): Promise<ReadonlyMap<string, number>> => {
      const refs: string[] = [];
      for (let count = 0; count < writers; count += 1) refs.push(await books.openAccount(count % 20 !== 7));
      const ids = refs.map((ref) => createHash('md5').update(`${Date.now()}${ref}`).digest('hex').slice(0, 12));
      const sealed = refs.map((address, at) => sealDetails(testSecrets, ids[at] ?? '', { address }));
      const values = [new Date(), provider, ids, refs, sealed];
      const made = await database.query<{ id: string; ref: string }>('proved_writers', WRITERS, values);
      const amounts = new Map(made.map(({ ref }) => [ref, amountOf()]));
      const earned = made.map(({ id, ref }) => ({
        debit: { kind: 'fund' } as const,
        credit: { kind: 'writer', owner: id } as const,
        amount: amounts.get(ref) ?? 0,
        currency: 'USD',
        kind: 'CREDIT' as const,
        reference: `earned:${id}`,
      }));
      await database.transaction((inside) => postTransfers(inside, earned));
      return amounts;
    },
    /** How the provider fails from now on. */
    trouble: async (kinds: readonly string[], chance: number): Promise<void> => {
      await books.control('faults/clear');
      for (const kind of kinds)
        await books.control('faults', { kind, on: '', times: 1_000_000, chance, milliseconds: 40 });
    },
    /** Returns once so many more were paid, or nothing more is. */
    payMore: async (payouts: number): Promise<void> => {
      worker.start();
      await keepTime();
      const { length: before } = await books.transfers();
      const end = performance.now() + PATIENCE;
      while (performance.now() < end && (await books.transfers()).length < before + payouts && (await open()) > 0) {
        await approve();
        await pause(20);
      }
    },
    /** `kill -9`. */
    kill: async (victim: 'database' | 'worker'): Promise<void> => {
      await (victim === 'worker' ? worker : ground).kill();
    },
    sendBack,
    /** Lets time pass until nothing is on its way; false where that does not come. */
    finish: async (): Promise<boolean> => {
      worker.start();
      await keepTime();
      let end = performance.now() + 2 * PATIENCE;
      for (let round = 1, before = await open(); before > 0; round += 1) {
        if (performance.now() > end) return false;
        await approve();
        await pause(500);
        const left = await open();
        // Only what waits for time is left where nothing ended meanwhile: for an answer, another try, or a bank.
        if (left === before) {
          worker.jump(round % 3 === 0 ? DAY : JUMP);
          await keepTime();
        } else end = performance.now() + 2 * PATIENCE;
        before = left;
      }
      await worker.kill();
      return true;
    },
    /** Broken on purpose: what is being asked for is taken for what never was. */
    forgetAsked: async (): Promise<void> => {
      const text = `update payout set state = 'PENDING' where state = 'PROCESSING'`;
      await ask(() => database.query('prove_forget_asked', text, []));
    },
    rows,
    transfers: books.transfers,
    /** What the nightly comparison and the proof of the books find. */
    compare: async (): Promise<readonly string[]> => {
      await comparePayouts(program);
      const [kept] = await database.query<{ differences: object }>(
        'proved_comparison',
        'select differences from payout_comparison order by compared_at desc limit 1',
        [],
      );
      const faults = await proveLedger(program);
      return [
        ...Object.entries(kept?.differences ?? { 'no comparison': 1 }).map(([name, count]) => `${name}: ${count}`),
        ...faults.map(({ fault, amount }) => `${fault}: ${amount}`),
      ];
    },
    close: async (): Promise<void> => {
      await worker.kill();
      await books.close();
      await ground.close();
    },
  };
}

export type PayoutDesk = Awaited<ReturnType<typeof openPayoutDesk>>;
