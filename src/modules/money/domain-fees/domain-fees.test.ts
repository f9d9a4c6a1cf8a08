import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { checkDueDomains } from '#modules/ground/domains/check-due-domains.ts';
import { releaseDomain } from '#modules/ground/domains/release-domain.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';
import { domainTermsOf } from './domain-terms.ts';
import { giveBackUnusedFees } from './end-domain-fees.ts';

const HOUR = 3_600_000;
const ADDRESS = '203.0.113.7';
let world: TestGraph;
let zone: ZoneServer;
let clock: FakeClock;
let program: CommandContext;
beforeAll(async () => {
  [world, zone] = await Promise.all([createTestGraph(), startZoneServer()]);
  clock = world.context.clock as FakeClock;
  const config = { ...world.context.config, dnsServers: [zone.address], siteUrl: 'https://stories.example' };
  program = { ...world.context, config };
  await setSetting(program, 'domains.addresses', ADDRESS);
});
beforeEach(async () => {
  clock.advance(25 * HOUR);
  await setSetting(program, 'domains.prices', 'USD=7500');
});
afterAll(async () => {
  await zone.close();
  await world.close();
});

type Answer = Readonly<Record<string, unknown>>;

const CONNECT = `mutation ($domain: String!, $collectionId: ID) {
  result: connectCustomDomain(domain: $domain, collectionId: $collectionId) {
    __typename ... on CustomDomainClaim { id domain state records { type name value } } ... on UserError { message } } }`;
const PAY = `mutation ($payment: PayForDomainInput!) { result: payForDomain(input: $payment) { __typename
  ... on PaymentSucceeded { paymentId chargeId } ... on PaymentNeedsApproval { paymentId productType money { amount } }
  ... on UserError { message } } }`;
const CONFIRM = `mutation ($input: ConfirmPaymentInput!) { result: confirmPayment(input: $input) { __typename
  ... on PaymentSucceeded { paymentId } ... on UserError { message } } }`;
const OWED = '{ viewer { domainFee { price { amount currency } paidAt refundAt } customDomainClaim { state } } }';

let count = 0;
async function somebody() {
  count += 1;
  const email = `payer${count}@mail.example`;
  const personId = await buildPerson(world.context);
  const address = { address: email, person_id: personId, is_verified: true, created_at: clock.now() };
  await world.database.kysely.insertInto('email_address').values(address).execute();
  const viewer = () => buildViewer({ personId, steppedUpAt: clock.now() });
  const ask = (query: string, variables: Answer = {}) => accountBrowser(world.graph, viewer()).ask(query, variables);
  const connect = async (domain: string) => {
    const { result } = await ask(CONNECT, { domain });
    return result as { id: string; domain: string; records: readonly { type: string; name: string; value: string }[] };
  };
  const pay = async (form: Answer) => (await ask(PAY, { payment: form }))['result'] as Answer;
  const owed = async () => (await ask(OWED))['viewer'];
  const subjects = async () => (await readMail(program)).flatMap(({ to, subject }) => (to === email ? [subject] : []));
  return { personId, ask, connect, pay, owed, subjects, viewer };
}

function payment(claimId: string, { card = 'visa', amount = 7500 }: { card?: SandboxCardName; amount?: number } = {}) {
  count += 1;
  const token = sandboxToken({ name: card, month: 12, year: 2040 });
  return { claimId, provider: 'SANDBOX', token, formKey: `form-number-${count}`, shown: { amount, currency: 'USD' } };
}

function setRecords({ domain }: { readonly domain: string }, token: string): void {
  zone.set(domain, 'A', ADDRESS);
  zone.set(`_longhand-challenge.${domain}`, 'TXT', token);
}
const tokenOf = async (id: string) => {
  const claim = world.database.kysely.selectFrom('domain_claim').select('token').where('id', '=', id);
  return `longhand=${(await claim.executeTakeFirstOrThrow()).token}`;
};
const look = () => checkDueDomains(program, domainTermsOf(program));
const charges = (personId: string) =>
  world.database.query<{ amount: number; product: string; refund: string | null }>(
    'test_domain_charges',
    `select c.amount, c.product, r.reason as refund from charge c left join refund r on r.charge_id = c.id
     where c.person_id = $1 order by c.receipt_number`,
    [personId],
  );
const PAID = { amount: 7500, product: 'CUSTOM_DOMAIN', refund: null };

test('PROF-4: a domain with a price waits for its owner to pay, and is live at the next look', async () => {
  const ada = await somebody();
  const claim = await ada.connect('priced.example');
  expect(await ada.owed()).toMatchObject({ domainFee: { price: { amount: 7500, currency: 'USD' }, paidAt: null } });
  setRecords(claim, await tokenOf(claim.id));
  await look();
  expect(await ada.owed()).toMatchObject({ customDomainClaim: { state: 'PROVED' } });
  expect(await ada.subjects()).toContain('priced.example is ready');
  clock.advance(20_000);
  await look();
  expect((await ada.subjects()).filter((subject) => subject === 'priced.example is ready')).toHaveLength(1);
  expect(await ada.pay(payment(claim.id))).toMatchObject({ __typename: 'PaymentSucceeded' });
  await look();
  expect(await ada.owed()).toEqual({ domainFee: null, customDomainClaim: { state: 'LIVE' } });
  expect(await charges(ada.personId)).toEqual([PAID]);
  expect(await ada.subjects()).toEqual(
    expect.arrayContaining(['Your payment for priced.example', 'priced.example is live']),
  );
  // It is theirs for good: another domain costs nothing more, and is never given back.
  await releaseDomain({ ...program, isProgram: false, viewer: ada.viewer() }, claim.id);
  clock.advance(100 * HOUR);
  await giveBackUnusedFees(program);
  const next = await ada.connect('other-priced.example');
  expect(await ada.owed()).toMatchObject({ domainFee: null });
  expect(await ada.pay(payment(next.id))).toMatchObject({ __typename: 'Conflict' });
  setRecords(next, await tokenOf(next.id));
  await look();
  expect(await ada.owed()).toMatchObject({ customDomainClaim: { state: 'LIVE' } });
  expect(await charges(ada.personId)).toEqual([PAID]);
});

test('PROF-4: a domain is paid once, however often and in however many windows its button is pressed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ada = await somebody();
    const claim = await ada.connect(`pressed${round}.example`);
    const [form, other] = [payment(claim.id), payment(claim.id)];
    const answers = await Promise.all([form, form, other, other, payment(claim.id)].map((one) => ada.pay(one)));
    const paid = answers.filter(({ __typename: type }) => type === 'PaymentSucceeded');
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map((one) => one['paymentId'])).size).toBe(1);
    expect(await charges(ada.personId)).toEqual([PAID]);
    expect(await ada.pay(form)).toMatchObject({ __typename: expect.stringMatching(/Succeeded|Conflict/) as string });
    expect(await charges(ada.personId)).toEqual([PAID]);
  }
});

test('PROF-4: nothing but what the button said is charged, and nothing where domains became free', async () => {
  const ada = await somebody();
  const claim = await ada.connect('dearer.example');
  const form = payment(claim.id);
  await setSetting(program, 'domains.prices', 'USD=9000');
  expect(await ada.pay(form)).toMatchObject({
    __typename: 'Conflict',
    message: expect.stringContaining('$90') as string,
  });
  await setSetting(program, 'domains.prices', '');
  expect(await ada.pay(form)).toMatchObject({ __typename: 'Conflict' });
  expect(await charges(ada.personId)).toEqual([]);
  setRecords(claim, await tokenOf(claim.id));
  await look();
  expect(await ada.owed()).toEqual({ domainFee: null, customDomainClaim: { state: 'LIVE' } });
  await setSetting(program, 'domains.prices', 'USD=9000');
  clock.advance(7 * HOUR);
  await look();
  expect(await ada.owed()).toEqual({ domainFee: null, customDomainClaim: { state: 'LIVE' } });
});

test('PROF-4: a card that is refused buys nothing, and the same form tries another one', async () => {
  const ada = await somebody();
  const claim = await ada.connect('refused.example');
  const form = payment(claim.id, { card: 'declined' });
  expect(await ada.pay(form)).toMatchObject({ __typename: 'PaymentMethodDeclined' });
  setRecords(claim, await tokenOf(claim.id));
  await look();
  expect(await ada.owed()).toMatchObject({ customDomainClaim: { state: 'PROVED' } });
  const { token } = payment(claim.id);
  expect(await ada.pay({ ...form, token })).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await charges(ada.personId)).toEqual([PAID]);
});

test('PROF-4: what a bank asks about names the domain and its price, and ends where another card is taken instead', async () => {
  const ada = await somebody();
  const claim = await ada.connect('asked.example');
  const asked = await ada.pay(payment(claim.id, { card: 'needsApproval' }));
  expect(asked).toMatchObject({
    __typename: 'PaymentNeedsApproval',
    productType: 'CUSTOM_DOMAIN',
    money: { amount: 7500 },
  });
  expect(await ada.pay(payment(claim.id))).toMatchObject({ __typename: 'PaymentSucceeded' });
  const late = await ada.ask(CONFIRM, { input: { paymentId: asked['paymentId'] } });
  expect(late['result']).not.toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await charges(ada.personId)).toEqual([PAID]);
  const bela = await somebody();
  const other = await bela.connect('approved.example');
  const { paymentId } = await bela.pay(payment(other.id, { card: 'needsApproval' }));
  const approved = await bela.ask(CONFIRM, { input: { paymentId } });
  expect(approved['result']).toMatchObject({ __typename: 'PaymentSucceeded' });
  expect(await charges(bela.personId)).toEqual([PAID]);
});

test('PROF-4: what showed no domain within 72 hours goes back once, and may be paid again', async () => {
  const ada = await somebody();
  const claim = await ada.connect('never.example');
  await ada.pay(payment(claim.id));
  clock.advance(72 * HOUR - 1);
  await giveBackUnusedFees(program);
  expect(await charges(ada.personId)).toEqual([PAID]);
  clock.advance(1);
  await Promise.all([giveBackUnusedFees(program), giveBackUnusedFees(program)]);
  expect(await charges(ada.personId)).toEqual([{ ...PAID, refund: 'DOMAIN' }]);
  expect((await ada.subjects()).filter((subject) => subject.startsWith('We’re refunding'))).toHaveLength(1);
  setRecords(claim, await tokenOf(claim.id));
  await look();
  expect(await ada.owed()).toMatchObject({ domainFee: { paidAt: null } });
  expect(await ada.pay(payment(claim.id))).toMatchObject({ __typename: 'PaymentSucceeded' });
});

test('PROF-4: of a domain that goes live and a payment that goes back at one moment, one happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ada = await somebody();
    const claim = await ada.connect(`moment${round}.example`);
    await ada.pay(payment(claim.id));
    setRecords(claim, await tokenOf(claim.id));
    clock.advance(72 * HOUR);
    await Promise.all([look(), giveBackUnusedFees(program)]);
    const [charge] = await charges(ada.personId);
    const isLive = charge?.refund === null;
    expect(await ada.owed()).toMatchObject({ customDomainClaim: { state: isLive ? 'LIVE' : 'PROVED' } });
  }
});

test('PROF-4: money that the bank takes back for good takes the domain along', async () => {
  const ada = await somebody();
  const claim = await ada.connect('disputed.example');
  const { paymentId } = await ada.pay(payment(claim.id));
  setRecords(claim, await tokenOf(claim.id));
  await look();
  const intent = await findIntent(world.database, String(paymentId));
  if (intent === null) throw new Error('no intent');
  await world.database.transaction(async (database) => membershipReactions.moneyGone({ ...program, database }, intent));
  expect(await ada.owed()).toMatchObject({ customDomainClaim: null, domainFee: { paidAt: null } });
  expect(await ada.subjects()).toContain('disputed.example was disconnected');
});

test('PUB-1: the domain of a publication is paid by its owner alone, and not by what the owner paid for their own', async () => {
  const [ada, bela] = [await somebody(), await somebody()];
  const own = await ada.connect('ada-own.example');
  await ada.pay(payment(own.id));
  const publicationId = await buildPublication(world.context, { slug: `paid-${count}` });
  const staffRoles = new Map([[publicationId, 'owner' as const]]);
  const viewer = buildViewer({ personId: ada.personId, steppedUpAt: clock.now(), staffRoles });
  const owner = accountBrowser(world.graph, viewer);
  const { result } = await owner.ask(CONNECT, { domain: 'pub-paid.example', collectionId: publicationId });
  const claim = result as { id: string };
  await expect(bela.pay(payment(claim.id))).rejects.toThrow(/FORBIDDEN/);
  expect((await owner.ask(PAY, { payment: payment(claim.id) }))['result']).toMatchObject({
    __typename: 'PaymentSucceeded',
  });
  expect(await charges(ada.personId)).toEqual([PAID, PAID]);
});
