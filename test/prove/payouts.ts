import type { Campaign, Finding } from './campaign.ts';
import { PAYING, type Paying } from './payout-books.ts';
import { openPayoutDesk, type PayoutDesk } from './payout-desk.ts';
import { createRandom } from './random.ts';

const WRITERS_OF_KILL = 25;
/** How a provider is silent or fails, before and after it has done what it was asked. */
const TROUBLES = ['delayAfter', 'dropAfter', 'dropBefore', 'errorAfter', 'errorBefore', 'malformed', 'rateLimit'];
/** Of every kind, for each call. */
const CHANCE = 0.02;

/** The payouts of one month, with kills of whoever pays and of the database in the middle, to their end. */
async function tryMonth(desk: PayoutDesk, kills: number, seed: number, isBroken: boolean): Promise<Finding> {
  const random = createRandom(seed);
  const writers = WRITERS_OF_KILL * kills;
  const amounts = await desk.earn(writers, () => 1_000 + random.below(100_000));
  await desk.trouble(isBroken ? ['dropAfter'] : TROUBLES, isBroken ? 0.5 : CHANCE);
  for (let kill = 0; kill < kills; kill += 1) {
    await desk.payMore(2 + random.below(WRITERS_OF_KILL / 2));
    await desk.kill(kill % 3 === 1 ? 'database' : 'worker');
    if (isBroken) await desk.forgetAsked();
    // Now and then money that was paid comes back, while somebody is dead.
    const paid = (await desk.transfers()).filter(({ isReversed }) => !isReversed);
    const back = paid[random.below(Math.max(1, paid.length))];
    if (back !== undefined && kill % 2 === 0) await desk.sendBack(back.key);
  }
  await desk.trouble([], 0);
  const isDone = await desk.finish();
  const failures = [
    ...(isDone ? [] : ['it did not come to its end']),
    ...(await audit(desk, amounts)),
    ...(await desk.compare()),
  ];
  return { tried: writers, failures: failures.map((failure) => `seed ${seed}, ${kills} kills: ${failure}`) };
}

/** Compares what the provider paid, account by account, with what was earned. */
async function audit(desk: PayoutDesk, amounts: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const [rows, transfers] = [await desk.rows(), await desk.transfers()];
  const payoutOf = new Map(rows.map((row) => [row.ref, row]));
  const live = Map.groupBy(
    transfers.filter(({ isReversed }) => !isReversed),
    ({ account }) => account,
  );
  const found: string[] = rows.length === amounts.size ? [] : [`${rows.length} payouts of ${amounts.size} writers`];
  for (const [ref, amount] of amounts) {
    const [row, paid] = [payoutOf.get(ref), live.get(ref) ?? []];
    const isPaid = row?.state === 'PAID';
    if (row === undefined) found.push(`${ref} has no payout`);
    else if (row.amount !== amount) found.push(`${ref} earned ${amount}, its payout has ${row.amount}`);
    if (paid.length > 1) found.push(`${ref} was paid ${paid.length} times`);
    if (isPaid && paid.length === 0) found.push(`${ref} stands as paid and has nothing`);
    if (!isPaid && paid.length > 0) found.push(`${ref} is ${row?.state} and was paid`);
    for (const one of paid) if (one.amount !== amount) found.push(`${ref} earned ${amount} and was paid ${one.amount}`);
  }
  return found;
}

/** The same by each provider, which says of each failure by whom. */
async function byEach(attempt: (desk: PayoutDesk, provider: Paying) => Promise<Finding>): Promise<Finding> {
  let tried = 0;
  const failures: string[] = [];
  for (const provider of PAYING) {
    const found = await withDesk(provider, (desk) => attempt(desk, provider));
    tried += found.tried;
    failures.push(...found.failures.map((failure) => `${provider}, ${failure}`));
  }
  return { tried, failures };
}

async function withDesk<Result>(provider: Paying, use: (desk: PayoutDesk) => Promise<Result>): Promise<Result> {
  const desk = await openPayoutDesk(provider);
  try {
    return await use(desk);
  } finally {
    await desk.close();
  }
}

/** `kill -9` of whoever pays and of PostgreSQL while a provider is silent, fails, and sends money back; half by each. */
export const payouts: Campaign = {
  name: 'payouts',
  promise:
    'However often the worker and PostgreSQL die and the provider is silent while a month is paid out, nobody is paid twice, nobody is forgotten, and the books of the provider are ours.',
  count: 200,
  run: (count, seed) =>
    byEach((desk, provider) => {
      const half = Math.floor(count / 2);
      return tryMonth(desk, provider === 'PAYPAL' ? half : count - half, seed, false);
    }),
  control: (seed) => byEach((desk) => tryMonth(desk, 2, seed, true)),
};
