import { expect, test } from 'vitest';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });

const REDEEM = `mutation ($code: String!) { result: redeemGiftCode(code: $code) {
  __typename ... on GiftCodeRefused { status } } }`;
const CLIENTS = 50;

test('MEMB-12: fifty clients redeem one code at once: one of them has it', async () => {
  const giver = await signIn(program);
  const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
  const words = { senderName: 'Ada', recipientName: 'Bob', recipientEmail: null };
  const gift = { ...words, tier: 'MEMBER', currency: 'USD', provider: 'SANDBOX', token, formKey: 'one-gift-for-fifty' };
  const bought = await askGraph(
    program,
    giver.headers,
    'mutation ($gift: BuyGiftInput!) { buyGift(input: $gift) { __typename ... on PaymentSucceeded { paymentId } } }',
    { gift },
  );
  const { paymentId = '' } = (bought.data?.['buyGift'] ?? {}) as { paymentId?: string };
  const found = await askGraph(
    program,
    giver.headers,
    'query ($paymentId: ID!) { gift(paymentId: $paymentId) { ... on Gift { id code } } }',
    { paymentId },
  );
  const { id = '', code = '' } = (found.data?.['gift'] ?? {}) as { id?: string; code?: string };
  const people: SignedIn[] = [];
  for (let count = 0; count < CLIENTS; count += 1) {
    people.push(await signIn(program));
    // Limits count by this clock.
    program.clock.advance(1_000);
  }
  const answers = await Promise.all(people.map(({ headers }) => askGraph(program, headers, REDEEM, { code })));
  const results = answers.map(({ data }) => data?.['result'] as { __typename: string; status?: string });
  expect(results.filter(({ __typename: type }) => type === 'GiftRedeemed')).toHaveLength(1);
  expect(results.filter(({ status }) => status === 'ALREADY_USED')).toHaveLength(CLIENTS - 1);
  const rows = await program.context.database.query(
    'test_redeemed',
    `select (select count(*)::integer from membership) as memberships,
      (select count(*)::integer from gift_redemption) as redemptions,
      (select sum(used)::integer from gift_code where gift_id = $1) as used`,
    [id],
  );
  expect(rows).toEqual([{ memberships: 1, redemptions: 1, used: 1 }]);
});

test('MEMB-12: a gift is told to its buyer alone, and strangers may look at a code', async () => {
  const [giver, other] = [await signIn(program), await signIn(program)];
  const { data } = await askGraph(
    program,
    giver.headers,
    '{ viewer { hasGroupGiftingEnabled gifts { gifts { id } } } }',
  );
  expect(data).toEqual({ viewer: { hasGroupGiftingEnabled: true, gifts: { gifts: [] } } });
  const of = await askGraph(program, other.headers, 'query ($id: ID!) { user(id: $id) { gifts { gifts { id } } } }', {
    id: giver.personId,
  });
  expect(of.data).toEqual({ user: { gifts: null } });
  const page = await program.ask('/redeem');
  expect(page.status).toBe(200);
  const plans = await program.ask('/gift-plans');
  expect(plans.text).toContain('$50 once');
  expect(plans.text).toContain('This is a sandbox: no money moves.');
  for (const path of ['/gift-checkout', '/group-gift']) {
    const { status, headers } = await program.ask(path);
    expect({ status, location: headers.location?.split('?')[0] }).toEqual({ status: 302, location: '/m/signin' });
  }
});
