import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import { endMemberships } from '#modules/money/memberships/end-memberships.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { BUY, CHANGED, CHECK, FIND, GROUP, REDEEM, REFUND, RESEND, REVOKE } from '#test/support/gift-documents.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { eraseGiftsOf } from './erase-gifts-of.ts';
import { keepGiftsCurrent } from './gift-jobs.ts';

const START = '2026-11-21T12:00:00.000Z';
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
beforeEach(() => clock.set(START));
afterAll(() => world.close());

let count = 0;
async function person(changes: Partial<Viewer> = {}, address?: string) {
  count += 1;
  const email = address ?? `giver${count}@mail.example`;
  const personId = await buildPerson(world.context);
  const of = { address: email, person_id: personId, is_verified: true, created_at: clock.now() };
  await world.database.kysely.insertInto('email_address').values(of).execute();
  const browser = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
  const redeem = async (code: string) => (await browser.ask(REDEEM, { code }))['redeemGiftCode'] as Answer;
  const check = async (code: string) => (await browser.ask(CHECK, { code }))['checkGiftCode'] as Answer;
  return { personId, email, ...browser, redeem, check };
}

type Answer = Readonly<Record<string, unknown>>;
type Given = Answer & { readonly id: string; readonly code: string; readonly codes: readonly Answer[] };

let form = 0;
function payment(card: SandboxCardName = 'visa') {
  form += 1;
  const token = sandboxToken({ name: card, month: 12, year: 2040 });
  return { tier: 'MEMBER', currency: 'USD', provider: 'SANDBOX', token, formKey: `form-number-${form}` };
}
const words = { senderName: 'Ada', recipientName: 'Bob', recipientEmail: 'bob@mail.example', note: 'Read this.' };

async function give(giver: Awaited<ReturnType<typeof person>>, gift: Answer, query = BUY): Promise<Given> {
  const { result } = await giver.ask(query, { gift });
  const { paymentId, ...rest } = result as { paymentId?: string };
  if (paymentId === undefined) throw new Error(JSON.stringify(rest));
  return (await giver.ask(FIND, { paymentId }))['gift'] as Given;
}
const mailsTo = async (address: string) => (await readMail(world.context)).filter(({ to }) => to === address);
const refunds = (id: string) =>
  world.database.query(
    'test_gift_refunds',
    `select r.amount, r.reason from refund r join charge c on c.id = r.charge_id join gift g on g.intent_id = c.intent_id
     where g.id = $1`,
    [id],
  );

describe('gifts', () => {
  test('MEMB-12: a gift is paid, goes out with its note and a code, and is redeemed once by a stranger', async () => {
    const [giver, bob, eve] = [await person(), await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words });
    expect(gift).toMatchObject({ giftType: 29, status: 'READY', price: { amount: 5000, currency: 'USD' }, left: 1 });
    const [mail] = await mailsTo('bob@mail.example');
    expect(mail?.text).toContain(gift.code);
    expect(mail?.text).toContain('> Read this.');
    expect(mail?.text).toContain(`/redeem?giftCode=${gift.code}&giftType=29`);
    expect(await bob.check(gift.code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 'VALID',
      senderName: 'Ada',
      membershipEndsAt: addMonths(new Date(START), 12).getTime(),
    });
    expect(await bob.redeem(gift.code)).toEqual({
      __typename: 'GiftRedeemed',
      tier: 'MEMBER',
      membershipEndsAt: addMonths(new Date(START), 12).getTime(),
    });
    expect(await eve.redeem(gift.code)).toMatchObject({ status: 'ALREADY_USED' });
    expect(await giver.check(gift.code)).toMatchObject({ status: 'ALREADY_USED' });
    const rows = await world.database.query('test_codes', 'select c::text from gift_code c', []);
    expect(JSON.stringify(rows)).not.toContain(gift.code.replaceAll('-', ''));
  });

  test('MEMB-12: what is not paid has no code, and the same form pays once', async () => {
    const giver = await person();
    const declined = await giver.ask(BUY, { gift: { ...payment('declined'), ...words } });
    expect(declined).toMatchObject({ result: { __typename: 'PaymentMethodDeclined' } });
    const gift = { ...payment(), ...words, recipientEmail: 'once@mail.example' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => giver.ask(BUY, { gift })));
    const ids = new Set(answers.map(({ result }) => (result as Answer)['paymentId']));
    expect(ids.size).toBe(1);
    expect(await mailsTo('once@mail.example')).toHaveLength(1);
    // Another card is no other order; another price, person or day is.
    const { token } = payment('mastercard');
    expect((await giver.ask(BUY, { gift: { ...gift, token } }))['result']).toMatchObject({ paymentId: [...ids][0] });
    for (const other of [{ tier: 'FRIEND' }, { recipientEmail: 'other@mail.example' }, { note: 'Other.' }]) {
      const { result } = await giver.ask(BUY, { gift: { ...gift, ...other } });
      expect(result).toMatchObject({
        __typename: 'Conflict',
        message: expect.stringContaining('another gift') as string,
      });
    }
    expect(await mailsTo('other@mail.example')).toHaveLength(0);
  });

  test.each([
    [{ recipientName: ' ' }, /who the gift is for/],
    [{ recipientEmail: 'bob' }, /email address/],
    [{ note: 'x'.repeat(501) }, /500 characters/],
    [{ deliverAt: Date.parse('2027-11-21T12:00:00.001Z') }, /12 months/],
    [{ deliverAt: Date.parse('2026-11-21T11:00:00.000Z') }, /between today/],
  ])('MEMB-12: %j is refused before anything is paid', async (part, message) => {
    const giver = await person();
    const { result } = await giver.ask(BUY, { gift: { ...payment(), ...words, ...part } });
    expect(result).toMatchObject({ __typename: 'BadRequest', message: expect.stringMatching(message) as string });
  });

  test('MEMB-12: a gift waits for its day, and its address can be corrected before', async () => {
    const giver = await person();
    const deliverAt = addDays(new Date(START), 30);
    const to = { recipientEmail: 'late@mail.example', deliverAt: deliverAt.getTime() };
    const gift = await give(giver, { ...payment(), ...words, ...to });
    expect(gift.status).toBe('SCHEDULED');
    expect(await giver.ask(RESEND, { id: gift.id, to: 'later@mail.example' })).toMatchObject({
      result: { gift: { status: 'SCHEDULED', recipientEmail: 'later@mail.example', code: gift.code } },
    });
    clock.set(new Date(deliverAt.getTime() - 1000).toISOString());
    await keepGiftsCurrent(world.context);
    expect(await mailsTo('later@mail.example')).toEqual([]);
    clock.set(deliverAt.toISOString());
    await Promise.all([keepGiftsCurrent(world.context), keepGiftsCurrent(world.context)]);
    expect(await mailsTo('later@mail.example')).toHaveLength(1);
    expect(await mailsTo('late@mail.example')).toEqual([]);
  });

  test('MEMB-12: sent to a wrong address, the code there is good no more', async () => {
    const [giver, stranger, bob] = [await person(), await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words, recipientEmail: 'wrong@mail.example' });
    await giver.ask(RESEND, { id: gift.id, to: 'right@mail.example' });
    expect(await stranger.redeem(gift.code)).toMatchObject({ status: 'NOT_FOUND' });
    const [mail] = await mailsTo('right@mail.example');
    const code = /^ {4}(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await bob.redeem(code)).toMatchObject({ __typename: 'GiftRedeemed' });
    expect(await giver.ask(RESEND, { id: gift.id, to: 'x@mail.example' })).toMatchObject({
      result: { __typename: 'Conflict' },
    });
  });

  test('MEMB-12: sent again to the same address, the code stays the same; five times a day', async () => {
    const giver = await person();
    const gift = await give(giver, { ...payment(), ...words, recipientEmail: 'again@mail.example' });
    const again = async () => (await giver.ask(RESEND, { id: gift.id, to: ' Again@mail.example' }))['result'] as Answer;
    for (let times = 0; times < 5; times += 1)
      expect(await again()).toMatchObject({ __typename: 'GiftChanged', gift: { code: gift.code } });
    expect(await again()).toMatchObject({ __typename: 'TooManyRequests' });
    const mails = await mailsTo('again@mail.example');
    expect(mails).toHaveLength(6);
    expect(mails.every(({ text }) => text.includes(gift.code))).toBe(true);
  });

  test('MEMB-12: a gift goes back once within 30 days, and its code is void; never once it is redeemed', async () => {
    const [giver, bob] = [await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words });
    expect(await bob.ask(REFUND, { id: gift.id })).toMatchObject({ result: { __typename: 'NotFound' } });
    clock.set(new Date(addDays(new Date(START), 30).getTime() - 1).toISOString());
    await Promise.all([giver.ask(REFUND, { id: gift.id }), giver.ask(REFUND, { id: gift.id })]);
    expect(await refunds(gift.id)).toEqual([{ amount: 5000, reason: 'GIFT' }]);
    expect(await bob.redeem(gift.code)).toMatchObject({ status: 'NOT_FOUND' });

    clock.set(START);
    const late = await give(giver, { ...payment(), ...words });
    const redeemed = await give(giver, { ...payment(), ...words });
    await bob.redeem(redeemed.code);
    expect(await giver.ask(REFUND, { id: redeemed.id })).toMatchObject({ result: { __typename: 'Conflict' } });
    clock.set(addDays(new Date(START), 30).toISOString());
    expect(await giver.ask(REFUND, { id: late.id })).toMatchObject({ result: { __typename: 'Conflict' } });
    expect(await refunds(late.id)).toEqual([]);
  });

  test('MEMB-12: of a code that is redeemed and given back at once, one happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [giver, bob] = [await person(), await person()];
      const gift = await give(giver, { ...payment(), ...words });
      const [redeemed] = await Promise.all([bob.redeem(gift.code), giver.ask(REFUND, { id: gift.id })]);
      const isRedeemed = redeemed['__typename'] === 'GiftRedeemed';
      expect(await refunds(gift.id)).toHaveLength(isRedeemed ? 0 : 1);
    }
  });

  test('MEMB-12: a past member and an active member redeem; the one who pays, pays later (T6)', async () => {
    const [giver, past, active] = [await person(), await person(), await person()];
    const endedAt = addDays(new Date(START), -90);
    await buildMembership(world.context, {
      personId: past.personId,
      endedAt,
      cancelledAt: endedAt,
      periodEndsAt: endedAt,
    });
    const periodEndsAt = addDays(new Date(START), 12);
    await buildMembership(world.context, { personId: active.personId, plan: 'YEARLY', periodEndsAt });
    const first = await give(giver, { ...payment(), ...words });
    expect(await past.redeem(first.code)).toMatchObject({
      membershipEndsAt: addMonths(new Date(START), 12).getTime(),
    });
    const second = await give(giver, { ...payment(), ...words });
    expect(await active.redeem(second.code)).toMatchObject({ membershipEndsAt: addMonths(periodEndsAt, 12).getTime() });
    const rows = await world.database.query(
      'test_next_charge',
      'select provider, next_charge_at as "nextChargeAt" from membership where person_id = $1',
      [active.personId],
    );
    expect(rows).toEqual([{ provider: 'SANDBOX', nextChargeAt: addMonths(periodEndsAt, 12) }]);
  });

  test('MEMB-12: a code is good for five years to the second', async () => {
    const [giver, bob] = [await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words });
    clock.set('2031-11-21T12:00:00.000Z');
    expect(await bob.redeem(gift.code)).toMatchObject({ status: 'EXPIRED' });
    clock.set('2031-11-21T11:59:59.000Z');
    expect(await bob.redeem(gift.code)).toMatchObject({ __typename: 'GiftRedeemed' });
  });

  test('MEMB-12: a promotional code for new members is for nobody who was one, and made by administrators', async () => {
    const [giver, fresh, past] = [await person({ roles: new Set(['ADMIN']) }), await person(), await person()];
    const endedAt = addDays(new Date(START), -90);
    await buildMembership(world.context, { personId: past.personId, endedAt });
    const MAKE = `mutation ($input: PromotionalCodeInput!) { result: createPromotionalCode(input: $input) ${CHANGED} }`;
    const input = { tier: 'MEMBER', months: 3, seats: 2, isForNewMembers: true };
    const support = await person({ roles: new Set(['SUPPORT']) });
    await expect(support.ask(MAKE, { input })).rejects.toThrow(/FORBIDDEN/);
    const { gift } = (await giver.ask(MAKE, { input }))['result'] as { gift: Given };
    expect(await past.redeem(gift.code)).toMatchObject({ status: 'NOT_REDEEMABLE_BY_PAST_MEMBERS' });
    expect(await fresh.redeem(gift.code)).toMatchObject({
      membershipEndsAt: addMonths(new Date(START), 3).getTime(),
    });
    expect(await fresh.redeem(gift.code)).toMatchObject({ status: 'ALREADY_USED' });
  });

  test('MEMB-12: ten wrong codes an hour, then not even a right one', async () => {
    const [giver, bob] = [await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words });
    clock.set('2026-11-21T20:00:00.000Z');
    for (let tries = 0; tries < 10; tries += 1)
      expect(await bob.check('0000-0000-0000')).toMatchObject({ status: 'NOT_FOUND' });
    expect(await bob.redeem(gift.code)).toMatchObject({ __typename: 'TooManyRequests' });
    expect(await bob.check(gift.code)).toMatchObject({ __typename: 'TooManyRequests' });
    clock.set('2026-11-21T21:00:00.000Z');
    expect(await bob.redeem(gift.code)).toMatchObject({ __typename: 'GiftRedeemed' });
  });

  test('MEMB-12: wrong codes of one person stop nobody else on their network; a hundred stop strangers alone', async () => {
    const [giver, bob] = [await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words });
    const stranger = accountBrowser(world.graph, null);
    clock.set('2026-11-21T22:00:00.000Z');
    for (let tried = 0; tried < 100; tried += 10) {
      const guesser = await person();
      for (let tries = 0; tries < 10; tries += 1) await guesser.check('0000-0000-0000');
      expect(await guesser.check(gift.code)).toMatchObject({ __typename: 'TooManyRequests' });
      const isLast = tried === 90;
      expect(await stranger.ask(CHECK, { code: gift.code })).toMatchObject({
        checkGiftCode: isLast ? { __typename: 'TooManyRequests' } : { status: 'VALID' },
      });
    }
    expect(await bob.check('0000-0000-0000')).toMatchObject({ status: 'NOT_FOUND' });
    expect(await bob.redeem(gift.code)).toMatchObject({ __typename: 'GiftRedeemed' });
  });

  test('MEMB-12: a gift ends by itself, told of 30 and 7 days before, once each', async () => {
    const [giver, bob] = [await person(), await person()];
    const gift = await give(giver, { ...payment(), ...words });
    await bob.redeem(gift.code);
    const endsAt = addMonths(new Date(START), 12);
    const told = async (at: Date) => {
      clock.set(at.toISOString());
      await keepGiftsCurrent(world.context);
      await keepGiftsCurrent(world.context);
      return (await mailsTo(bob.email)).filter(({ subject }) => subject.includes('ends on')).length;
    };
    expect(await told(new Date(addDays(endsAt, -30).getTime() - 1))).toBe(0);
    expect(await told(addDays(endsAt, -30))).toBe(1);
    expect(await told(new Date(addDays(endsAt, -7).getTime() - 1))).toBe(1);
    expect(await told(addDays(endsAt, -7))).toBe(2);
    clock.set(endsAt.toISOString());
    await endMemberships(world.context);
    const rows = await world.database.query(
      'test_ended',
      'select status, next_charge_at as "nextChargeAt" from membership where person_id = $1',
      [bob.personId],
    );
    expect(rows).toEqual([{ status: 'INACTIVE', nextChargeAt: null }]);
  });
});

describe('group gifts', () => {
  test('MEMB-12: eleven share a code that counts down, and the twelfth comes too late', async () => {
    const giver = await person();
    const gift = await give(giver, { ...payment(), seats: 11, isShared: true }, GROUP);
    expect(gift).toMatchObject({ giftType: 31, price: { amount: 55_000 }, seats: 11, left: 11, codes: [] });
    const people = await Promise.all(Array.from({ length: 12 }, () => person()));
    const answers = await Promise.all(people.map(({ redeem }) => redeem(gift.code)));
    expect(answers.filter(({ __typename: type }) => type === 'GiftRedeemed')).toHaveLength(11);
    expect(answers.find(({ __typename: type }) => type !== 'GiftRedeemed')).toMatchObject({ status: 'ALREADY_USED' });
  });

  test('MEMB-12: one each, locked to a domain; what is unused may be revoked, and is not paid back', async () => {
    const giver = await person();
    const gift = await give(giver, { ...payment(), seats: 12, isShared: false, emailDomain: '@School.example' }, GROUP);
    expect(gift.code).toBeNull();
    expect(new Set(gift.codes.map((one) => one['code'])).size).toBe(12);
    const [first = '', second = ''] = gift.codes.map((one) => String(one['code']));
    const pupil = await person({}, 'pupil@school.example');
    const other = await person({}, 'pupil@notschool.example');
    expect(await other.redeem(first)).toMatchObject({ __typename: 'BadRequest' });
    expect(await pupil.redeem(first)).toMatchObject({ __typename: 'GiftRedeemed' });
    expect(await giver.ask(REFUND, { id: gift.id })).toMatchObject({ result: { __typename: 'Conflict' } });
    expect(await giver.ask(REVOKE, { id: gift.id })).toMatchObject({ result: { gift: { used: 1, left: 0 } } });
    expect(await (await person({}, 'late@school.example')).redeem(second)).toMatchObject({ status: 'NOT_FOUND' });
    expect(await refunds(gift.id)).toEqual([]);
  });

  test.each([10, 1001])('MEMB-12: a group of %d is refused', async (seats) => {
    const giver = await person();
    const { result } = await giver.ask(GROUP, { gift: { ...payment(), seats, isShared: true } });
    expect(result).toMatchObject({ __typename: 'BadRequest' });
  });

  test('whoever goes leaves no word; what waited goes out, and stays good', async () => {
    const [giver, bob] = [await person(), await person()];
    const deliverAt = addDays(new Date(START), 30).getTime();
    const gift = await give(giver, { ...payment(), ...words, recipientEmail: 'kept@mail.example', deliverAt });
    await eraseGiftsOf(world.context, giver.personId);
    expect(await mailsTo('kept@mail.example')).toHaveLength(1);
    expect(await bob.redeem(gift.code)).toMatchObject({ __typename: 'GiftRedeemed' });
    const rows = await world.database.query('test_left', 'select g::text from gift g where id = $1', [gift.id]);
    expect(JSON.stringify(rows)).not.toMatch(/kept@|Read this|Ada/);
  });
});
