import { expect, test } from 'vitest';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false, servers: 2 });

type Answer = Readonly<Record<string, unknown>>;

const REST = `__typename ... on PaymentSucceeded { paymentId } ... on PaymentPending { paymentId }
  ... on PaymentNeedsApproval { paymentId money { amount } productType } ... on UserError { message }`;

let forms = 0;
const form = () => `last-form-${(forms += 1)}`;
const token = (name: SandboxCardName) => sandboxToken({ name, month: 12, year: 2040 });

/** Sends a mutation as a browser does, to one of the servers. */
async function send(who: SignedIn, name: string, input: Answer, server = 0): Promise<Answer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${REST} } }`;
  const answer = await fetch(`${program.addresses[server] ?? program.url}/_/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables: { input } }),
    headers: { ...who.headers, host: new URL(program.url).host },
  });
  const { data, errors } = (await answer.json()) as { data: Answer | null; errors?: unknown };
  if (data === null) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Answer;
}

const start = (who: SignedIn, card: SandboxCardName, changes: Answer = {}, server = 0) =>
  send(
    who,
    'startMembership',
    {
      membershipType: 'MONTHLY',
      currency: 'USD',
      provider: 'SANDBOX',
      token: token(card),
      formKey: form(),
      ...changes,
    },
    server,
  );
const confirm = (who: SignedIn, { paymentId }: Answer) => send(who, 'confirmPayment', { paymentId });
const rows = (text: string, who: SignedIn) =>
  program.context.database.query<Answer>(`test_${text.length}_${text.slice(7, 20)}`, text, [who.personId]);
const paidBy = (who: SignedIn) => rows('select amount from charge where person_id = $1', who);

test('MEMB-3: another plan by another card ends what waits for approval, and is what is charged', async () => {
  const ada = await signIn(program);
  const yearly = await start(ada, 'needsApproval', { membershipType: 'YEARLY' });
  expect(yearly).toMatchObject({ money: { amount: 5000 }, productType: 'ANNUAL_MEMBERSHIP' });
  const monthly = await start(ada, 'mastercard', { shown: { amount: 500, currency: 'USD' } }, 1);
  expect(monthly).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await confirm(ada, yearly)).toEqual({
    __typename: 'PaymentError',
    message: 'You changed your order after this, so we canceled this payment. You weren’t charged.',
  });
  expect(await paidBy(ada)).toEqual([{ amount: 500 }]);
});

test('MEMB-3: what a bank asks about is what the last form said, also where only the card is another', async () => {
  const ada = await signIn(program);
  const first = await start(ada, 'needsApproval', { membershipType: 'PREMIUM_YEARLY' });
  const second = await start(ada, 'needsApproval');
  expect(second).toMatchObject({ money: { amount: 500 }, productType: 'MONTHLY_MEMBERSHIP' });
  const third = await start(ada, 'asksEachTime');
  expect(new Set([first, second, third].map(({ paymentId }) => paymentId)).size).toBe(3);
  for (const left of [first, second]) expect(await confirm(ada, left)).toMatchObject({ __typename: 'PaymentError' });
  expect(await confirm(ada, third)).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await paidBy(ada)).toEqual([{ amount: 500 }]);
});

test('MEMB-3: the very same form in two tabs is one payment, and one question', async () => {
  const ada = await signIn(program);
  const [first, second] = [await start(ada, 'needsApproval'), await start(ada, 'needsApproval', {}, 1)];
  expect(second).toEqual(first);
  expect(await confirm(ada, first)).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await paidBy(ada)).toHaveLength(1);
});

test('MEMB-13: a trial is not answered by what waits, and what waits for a trial ends with a payment', async () => {
  const ada = await signIn(program);
  const paying = await start(ada, 'needsApproval', { membershipType: 'PREMIUM_YEARLY' });
  const trial = await start(ada, 'needsApproval', { isTrial: true });
  expect(trial).toMatchObject({ __typename: 'PaymentNeedsApproval', money: { amount: 0 } });
  expect(await confirm(ada, paying)).toMatchObject({ __typename: 'PaymentError' });
  expect(await start(ada, 'visa')).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await confirm(ada, trial)).toMatchObject({ __typename: 'PaymentError' });
  expect(await rows('select is_trial as trial from membership where person_id = $1', ada)).toEqual([{ trial: false }]);
});

test('MEMB-3: a form that says another price than is due charges nothing', async () => {
  const ada = await signIn(program);
  const refused = await start(ada, 'visa', { membershipType: 'YEARLY', shown: { amount: 500, currency: 'USD' } });
  expect(refused).toMatchObject({ __typename: 'Conflict', message: expect.stringContaining('$50') });
  expect(await start(ada, 'visa', { shown: { amount: 500, currency: 'EUR' } })).toMatchObject({
    __typename: 'Conflict',
  });
  expect(await paidBy(ada)).toEqual([]);
});

test('MEMB-3: the same form with other values is not answered by what it paid before', async () => {
  const ada = await signIn(program);
  const formKey = form();
  expect(await start(ada, 'visa', { formKey })).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await start(ada, 'visa', { formKey, membershipType: 'YEARLY' })).toMatchObject({ __typename: 'Conflict' });
  expect(await start(ada, 'visa', { formKey })).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await paidBy(ada)).toHaveLength(1);
});

test('MEMB-8: another card ends the question about the one before', async () => {
  const ada = await signIn(program);
  await start(ada, 'visa');
  const update = (card: SandboxCardName) =>
    send(ada, 'updatePaymentMethod', { provider: 'SANDBOX', token: token(card), formKey: form() });
  const waiting = await update('needsApproval');
  expect(waiting).toMatchObject({ __typename: 'PaymentNeedsApproval', productType: null });
  expect(await update('amex')).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await confirm(ada, waiting)).toMatchObject({ __typename: 'PaymentError' });
  const kept = `select method ->> 'lastFour' as card from membership where person_id = $1`;
  expect(await rows(kept, ada)).toEqual([{ card: '0005' }]);
});

test('MEMB-7: another plan to go over to ends the question about the one before, and costs what it said', async () => {
  const ada = await signIn(program);
  await start(ada, 'asksEachTime').then((asked) => confirm(ada, asked));
  const [own] = await rows('select id from membership where person_id = $1', ada);
  const to = (membershipType: string, shown: number | null) =>
    send(ada, 'switchMembershipPlan', {
      membershipId: own?.['id'],
      membershipType,
      formKey: form(),
      ...(shown !== null && { shown: { amount: shown, currency: 'USD' } }),
    });
  const yearly = await to('PREMIUM_YEARLY', null);
  expect(await to('PREMIUM_MONTHLY', 1499)).toMatchObject({ __typename: 'Conflict' });
  const monthly = await to('PREMIUM_MONTHLY', 1000);
  expect(monthly).toMatchObject({ __typename: 'PaymentNeedsApproval', money: { amount: 1000 } });
  expect(await confirm(ada, yearly)).toMatchObject({ __typename: 'PaymentError' });
  expect(await confirm(ada, monthly)).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await paidBy(ada)).toEqual([{ amount: 500 }, { amount: 1000 }]);
});

test('MEMB-12: a gift is what its form says now: other values end the question, or are refused once it is paid', async () => {
  const ada = await signIn(program);
  const formKey = form();
  const give = (changes: Answer) =>
    send(ada, 'buyGift', {
      tier: 'MEMBER',
      currency: 'USD',
      provider: 'SANDBOX',
      token: token('needsApproval'),
      formKey,
      senderName: 'Ada',
      recipientName: 'Bob',
      ...changes,
    });
  const friend = await give({ tier: 'FRIEND', shown: { amount: 15_000, currency: 'USD' } });
  const member = await give({});
  expect(member).toMatchObject({ money: { amount: 5000 }, productType: 'GIFT_MEMBERSHIP' });
  expect(await confirm(ada, friend)).toMatchObject({ __typename: 'PaymentError' });
  expect(await confirm(ada, member)).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await give({})).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await give({ recipientName: 'Eve' })).toMatchObject({ __typename: 'Conflict' });
  expect(await give({ tier: 'FRIEND', token: token('visa') })).toMatchObject({ __typename: 'Conflict' });
  expect(await give({ formKey: form(), shown: { amount: 1, currency: 'USD' } })).toMatchObject({
    __typename: 'Conflict',
  });
  expect(await paidBy(ada)).toEqual([{ amount: 5000 }]);
});

const EVERY = ['MONTHLY', 'YEARLY', 'PREMIUM_MONTHLY', 'PREMIUM_YEARLY'] as const;

test('MEMB-3: of twenty checkouts at one instant, of every plan and at two servers, one is charged', async () => {
  const ada = await signIn(program);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      start(ada, turn % 3 === 0 ? 'mastercard' : 'visa', { membershipType: EVERY[turn % 4] }, turn % 2),
    ),
  );
  expect(await paidBy(ada)).toHaveLength(1);
  const paid = answers.filter(({ __typename }) => __typename === 'PaymentSucceeded');
  expect(new Set(paid.map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(
    await rows('select id from refund where charge_id in (select id from charge where person_id = $1)', ada),
  ).toEqual([]);
});
