import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import type { TillSite } from './till-site.ts';

/** Longer ago, by the moved clock, a session may have ended. */
const SIGN_IN_EVERY = 5 * 86_400_000;

/** Somebody who pays, in a browser of their own. */
export type Payer = {
  readonly personId: string;
  readonly provider: 'BRAINTREE' | 'STRIPE';
  /** Sends a change through the graph to one of the web processes; null where no answer came. */
  readonly change: (query: string, input: object, server: number) => Promise<PayerAnswer | null>;
  /** A gift that this person paid, and its code, or the first of them. */
  readonly giftOf: (paymentId: string) => Promise<{ readonly id: string; readonly code: string }>;
  readonly redeem: (code: string, server: number) => Promise<PayerAnswer | null>;
  readonly giveBack: (giftId: string, server: number) => Promise<PayerAnswer | null>;
};

const GIFT = 'query($id: ID!) { gift(paymentId: $id) { __typename ... on Gift { id code codes { code } } } }';
const REDEEM = 'mutation($code: String!) { redeemGiftCode(code: $code) { __typename ... on UserError { message } } }';
const REFUND = 'mutation($id: ID!) { refundGift(giftId: $id) { __typename ... on UserError { message } } }';

export type PayerAnswer = {
  readonly __typename: string;
  readonly message?: string;
  readonly paymentId?: string;
  readonly secret?: string;
};

let count = 0;

/** A new person, who has a loopback address of their own, since limits count by address. */
export async function openPayer(site: TillSite, provider: Payer['provider']): Promise<Payer> {
  count += 1;
  const from = `127.${1 + (count >> 14)}.${(count >> 7) & 127}.${1 + (count & 127)}`;
  const program = {
    ...site,
    ask: (path: string, options: Parameters<TillSite['ask']>[1] = {}) => site.ask(path, { ...options, from }),
  };
  let session: SignedIn = await signIn(program);
  let signedInAt = site.context.clock.now().getTime();
  const { personId } = session;
  const answerTo = async <Answer>(query: string, variables: object, server: number): Promise<Answer | null> => {
    const now = site.context.clock.now().getTime();
    if (now - signedInAt > SIGN_IN_EVERY) {
      session = await signIn(program, { person: personId });
      signedInAt = now;
    }
    const body = JSON.stringify({ query, variables });
    const answer = await program.ask('/_/graphql', { method: 'POST', headers: session.headers, body, server });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
    const { data, errors } = JSON.parse(answer.text) as { data?: Record<string, Answer> | null; errors?: unknown };
    if (errors !== undefined) throw new Error(answer.text.slice(0, 300));
    return Object.values(data ?? {})[0] ?? null;
  };
  return {
    personId,
    provider,
    change: (query, input, server) => answerTo(query, { input }, server),
    giftOf: async (id) => {
      const gift = await answerTo<{ id: string; code: string | null; codes: { code: string }[] }>(GIFT, { id }, 0);
      const code = gift?.code ?? gift?.codes[0]?.code;
      if (gift === null || code === undefined) throw new Error(`no gift was paid by ${id}`);
      return { id: gift.id, code };
    },
    redeem: (code, server) => answerTo(REDEEM, { code }, server),
    giveBack: (id, server) => answerTo(REFUND, { id }, server),
  };
}
