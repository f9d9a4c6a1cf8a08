import { randomBytes } from 'node:crypto';
import type { Random } from '#test/prove/random.ts';
import type { Payer, PayerAnswer } from './payer.ts';
import { type Deed, mutation, PAID, patiently, send, TOKENS } from './send-wish.ts';
import { type TillSite, WEBS } from './till-site.ts';

const GIFT = mutation('buyGift', PAID);
const GROUP = mutation('buyGroupGift', PAID);
const DAY = 86_400_000;
/** When a gift goes out that has an address: at once, or after so many days. */
const DAYS = [0, 1, 6, 25] as const;

/** A gift that was paid. */
export type Given = { readonly id: string; readonly code: string; readonly buyer: Payer };
/** Who there is, and what was given away so far. */
export type Crowd = { readonly payers: Payer[]; readonly given: Given[] };

/** Somebody buys a gift, of one or of eleven, and it is used; or one that was bought before is. */
export async function wishGift(site: TillSite, payer: Payer, { payers, given }: Crowd, random: Random): Promise<Deed> {
  const earlier = given[random.below(given.length * 3)];
  if (earlier !== undefined) return { what: 'gift of before', answers: await use(earlier, payers, random) };
  const { provider } = payer;
  const formKey = randomBytes(16).toString('hex');
  const form = {
    tier: random.pick(['MEMBER', 'FRIEND'] as const),
    currency: 'USD',
    provider,
    token: random.pick<string>(TOKENS[provider]),
    formKey,
    country: 'US',
    postalCode: '10001',
  };
  const deliverAt = site.context.clock.now().getTime() + random.pick(DAYS) * DAY;
  const isMailed = random.below(2) === 0;
  const post = isMailed ? { recipientEmail: `${formKey}@mail.example`, deliverAt } : {};
  const isGroup = random.below(3) === 0;
  const deed = isGroup
    ? await send(site, payer, random, 'group gift', GROUP, { ...form, seats: 11, isShared: random.below(4) > 0 })
    : await send(site, payer, random, 'gift', GIFT, { ...form, ...post, senderName: 'Gill', recipientName: 'Rae' });
  const paymentId = deed.answers.find((answer) => answer?.__typename === 'PaymentSucceeded')?.paymentId;
  if (paymentId === undefined) return deed;
  const bought = await payer.giftOf(paymentId).catch(() => null);
  if (bought === null) return deed;
  const gift = { ...bought, buyer: payer };
  given.push(gift);
  // What waits for its day is used later.
  if (!isGroup && isMailed) return deed;
  return { what: deed.what, answers: [...deed.answers, ...(await use(gift, payers, random))] };
}

/** Several want to redeem a code at the same moment, while the buyer may want the money back. */
function use({ id, code, buyer }: Given, payers: readonly Payer[], random: Random): Promise<(PayerAnswer | null)[]> {
  const wanted = Array.from({ length: 3 }, () => random.pick(payers));
  const used = wanted.map((one, server) => patiently(one.redeem(code, server % WEBS)));
  if (random.below(3) === 0) used.push(patiently(buyer.giveBack(id, 1)));
  return Promise.all(used);
}
