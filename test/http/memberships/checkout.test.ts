import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { makeCoupon } from '#modules/money/coupons/make-coupon.ts';
import { changeSetting } from '#modules/ground/settings/operator-settings.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  // Two web servers, each with a cache and connections of its own.
  program = await startTestProgram({ withWorld: false, servers: 2 });
});
afterAll(() => program.close());

type Answer = Readonly<Record<string, unknown>>;

/** Asks the graph as a browser does, at one of the servers. */
async function ask(who: SignedIn, query: string, variables: Answer = {}, server = 0): Promise<Answer> {
  const address = program.addresses[server] ?? program.url;
  const answer = await fetch(`${address}/_/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { ...who.headers, host: new URL(program.url).host },
  });
  const { data, errors } = (await answer.json()) as { data: Answer | null; errors?: unknown };
  if (data === null) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Answer;
}

const START = `mutation($input: StartMembershipInput!) { startMembership(input: $input) {
  __typename ... on PaymentSucceeded { paymentId } ... on PaymentPending { paymentId }
  ... on PaymentNeedsApproval { paymentId } ... on UserError { message } } }`;
const PREPARE = `mutation($input: PrepareCheckoutInput!) { prepareCheckout(input: $input) {
  __typename ... on CheckoutSetup { formKey } ... on TooManyRequests { retryAfter } } }`;

function purchase(formKey: string, changes: Answer = {}, card: SandboxCardName = 'visa') {
  const token = sandboxToken({ name: card, month: 12, year: 2040 });
  return { input: { membershipType: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token, formKey, ...changes } };
}

const prepare = (who: SignedIn) => ask(who, PREPARE, { input: { provider: 'SANDBOX', currency: 'USD' } });
const paidBy = (who: SignedIn) =>
  program.context.database.query<{ amount: number }>('test_paid_by', 'select amount from charge where person_id = $1', [
    who.personId,
  ]);

test('MEMB-3: a double click, the back button and a second server pay once', async () => {
  const ada = await signIn(program);
  const { formKey } = await prepare(ada);
  const variables = purchase(String(formKey));
  const clicks = await Promise.all([0, 1, 0, 1].map((server) => ask(ada, START, variables, server)));
  const back = await ask(ada, START, variables, 1);
  expect(back['__typename']).toBe('PaymentSucceeded');
  expect(new Set([...clicks, back].map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(await paidBy(ada)).toEqual([{ amount: 500 }]);
});

test('MEMB-3: two tabs with a form each pay once', async () => {
  const ada = await signIn(program);
  const forms = await Promise.all([prepare(ada), prepare(ada)]);
  await Promise.all(forms.map(({ formKey }, server) => ask(ada, START, purchase(String(formKey)), server)));
  expect(await paidBy(ada)).toHaveLength(1);
});

test('MEMB-3: nothing is bought without the token against forgery, or signed out', async () => {
  const ada = await signIn(program);
  const { 'x-xsrf-token': _token, ...headers } = ada.headers;
  for (const given of [headers, { 'content-type': 'application/json' }]) {
    const body = JSON.stringify({ query: START, variables: purchase('form-without-token') });
    const answer = await program.ask('/_/graphql', { method: 'POST', body, headers: given });
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{}] });
  }
  expect(await paidBy(ada)).toEqual([]);
});

test('MEMB-3: forms are prepared 20 times an hour', async () => {
  const ada = await signIn(program);
  const answers = await Promise.all(Array.from({ length: 21 }, () => prepare(ada)));
  const tooMany = answers.filter(({ __typename }) => __typename === 'TooManyRequests');
  expect(tooMany).toHaveLength(1);
  expect(tooMany[0]?.['retryAfter']).toBeGreaterThan(0);
});

test('MEMB-2: of many who want the last use of a coupon at the same instant, one has it', async () => {
  const terms = { percentOff: 50, cycles: 1, freeMonths: null, expiresAt: null, cap: 1 };
  await makeCoupon(program.context, { code: 'LAST-ONE', ...terms });
  const people: SignedIn[] = [];
  for (let count = 0; count < 8; count += 1) people.push(await signIn(program));
  const answers = await Promise.all(
    people.map((who, index) => ask(who, START, purchase(`last-one-${index}`, { coupon: 'last-one' }), index % 2)),
  );
  expect(answers.filter(({ __typename }) => __typename === 'PaymentSucceeded')).toHaveLength(1);
  expect((await Promise.all(people.map(paidBy))).flat()).toEqual([{ amount: 250 }]);
});

test('CORE-4: where there are taxes, a country is asked for, and the receipt shows the tax of it', async () => {
  await changeSetting(program.context, { name: 'billing.taxRates', value: 'DE=19' });
  const ada = await signIn(program);
  expect(await ask(ada, START, purchase('tax-form-1'))).toMatchObject({ __typename: 'MissingLocalizationInformation' });
  expect(await ask(ada, START, purchase('tax-form-1', { country: 'DE' }))).toMatchObject({
    __typename: 'PaymentSucceeded',
  });
  const [charge] = await program.context.database.query<{ tax_rate: number; tax_amount: number }>(
    'test_tax',
    'select tax_rate, tax_amount from charge where person_id = $1',
    [ada.personId],
  );
  expect(charge).toEqual({ tax_rate: 1900, tax_amount: 80 });
  await changeSetting(program.context, { name: 'billing.taxRates', value: '' });
});

test('MEMB-15: who becomes a Friend is one on cached pages of every server, and in every session, at once', async () => {
  const writer = await buildPerson(program.context, { username: 'friendly', name: 'Friendly' });
  const story = await buildStory(program.context, { authorIds: [writer], title: 'A cached story' });
  const [laptop, phone] = [await signIn(program, { person: writer }), await signIn(program, { person: writer })];
  const isMarked = async () => {
    const pages = program.addresses.map((address) =>
      fetch(`${address}/@friendly/${story.id}`, { headers: { host: new URL(program.url).host } }),
    );
    const texts = await Promise.all((await Promise.all(pages)).map((page) => page.text()));
    return texts.map((text) => text.includes('"tier":"FRIEND"'));
  };
  expect(await isMarked()).toEqual([false, false]);
  const plan = { membershipType: 'PREMIUM_MONTHLY' };
  expect(await ask(laptop, START, purchase('friend-form', plan))).toMatchObject({ __typename: 'PaymentSucceeded' });
  await expect.poll(isMarked).toEqual([true, true]);
  const tier = await ask(phone, '{ viewer { membership { tier } } }', {}, 1);
  expect(tier).toEqual({ membership: { tier: 'FRIEND' } });
});
