import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payoutMessages } from '#shared/messages/payouts.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import {
  FINANCE,
  FILE,
  READ,
  ANSWER,
  TICK,
  RETRY,
  IBAN,
  openPayoutsWorld,
  type PayoutsWorld,
} from '#test/support/payouts-world.ts';
import { erasePayoutAccountsOf, tendAccountsOfGone } from './erase-payout-accounts-of.ts';
import { proveLedger } from './prove-ledger.ts';
import { workPayouts } from './work-payouts.ts';

const HOUR = 3_600_000;
let clock: PayoutsWorld['clock'];
let paidWriter: PayoutsWorld['paidWriter'];
let somebody: PayoutsWorld['somebody'];
let program: PayoutsWorld['program'];
let nextMonth: PayoutsWorld['nextMonth'];
let world: PayoutsWorld['world'];
beforeAll(async () => {
  ({ clock, paidWriter, somebody, program, world, nextMonth } = await openPayoutsWorld());
});
beforeEach(() => nextMonth());
afterAll(() => world.close());

test('PART-3: bank transfers go out in a file, once, and the bank’s answer is read back', async () => {
  await setSetting(program, 'payouts.rates', 'USDEUR=0.9');
  const form = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Zoë <Quill> & Söhne', iban: IBAN };
  const { writer, staff } = await paidWriter(form);
  const other = await paidWriter(form);
  expect(await writer.states()).toEqual(['PROCESSING']);
  clock.advance(HOUR);
  await workPayouts(program);
  expect(await staff.ask(FINANCE)).toMatchObject({ finance: { waitingForBank: 2 } });
  const { batchIds } = (await staff.ask(FILE))['result'] as { batchIds: readonly string[] };
  expect((await staff.ask(FILE))['result']).toMatchObject({ __typename: 'Conflict' });
  const [{ id } = { id: '' }] = await writer.payouts();
  const [{ id: otherId } = { id: '' }] = await other.writer.payouts();
  const read = async (format: string) =>
    (await staff.ask(READ, { id: batchIds[0], format }))['result'] as { text: string };
  const { text: xml } = await read('PAIN_001');
  expect(xml).toContain(`<EndToEndId>${id}-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">22.50</InstdAmt></Amt>`);
  expect(xml).toContain('<Nm>Zoe Quill + Sohne</Nm>');
  expect((await read('CSV')).text).toContain(`${id}-1,Zoë <Quill> & Söhne,${IBAN},22.50,EUR`);
  const entry = (key: string, amount: string, returned = '') =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${returned ? 'CRDT' : 'DBIT'}</CdtDbtInd><NtryDtls><TxDtls><Refs><EndToEndId>${key}</EndToEndId></Refs>${returned}</TxDtls></NtryDtls></Ntry>`;
  const answer = async (text: string) => (await staff.ask(ANSWER, { xml: `<Document>${text}</Document>` }))['result'];
  expect(await answer(entry(`${id}-1`, '22.51'))).toMatchObject({ paid: 0, unclear: [`${id}-1`] });
  expect(await answer(entry(`${id}-1`, '22.50'))).toMatchObject({ paid: 1, returned: 0, unclear: [] });
  expect(await answer(entry(`${id}-1`, '22.50'))).toMatchObject({ paid: 0, returned: 0 });
  expect(await writer.states()).toEqual(['PAID']);
  const returned = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
  expect(await answer(entry(`${id}-1`, '22.50', returned))).toMatchObject({ returned: 1 });
  expect(await writer.payouts()).toMatchObject([{ status: 'REVERSED', reason: 'AC04' }]);
  expect(await answer('')).toMatchObject({ __typename: 'BadRequest' });
  const tick = async (ticked: string) => (await staff.ask(TICK, { id: otherId, answer: ticked }))['result'];
  expect(await tick('FAILED')).toMatchObject({ __typename: 'PayoutChanged' });
  expect(await tick('PAID')).toMatchObject({ __typename: 'Conflict' });
  expect(await other.writer.states()).toEqual(['ON_HOLD']);
  expect((await staff.ask(RETRY, { id: otherId }))['result']).toMatchObject({ __typename: 'PayoutChanged' });
  await workPayouts(program);
  expect(await other.writer.states()).toEqual(['PROCESSING']);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3: a tick on a page that is behind changes nothing, and what was paid may be said to have come back', async () => {
  const form = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Ada Quill', iban: IBAN };
  const { writer, staff } = await paidWriter(form);
  await staff.ask(FILE);
  const [{ id } = { id: '' }] = await writer.payouts();
  const tick = async (answer: string, seen: string) => (await staff.ask(TICK, { id, answer, seen }))['result'];
  expect(await tick('PAID', 'PROCESSING')).toMatchObject({ __typename: 'PayoutChanged' });
  expect(await tick('RETURNED', 'PROCESSING')).toMatchObject({ __typename: 'Conflict' });
  expect(await writer.states()).toEqual(['PAID']);
  const { finance } = await staff.ask<{ finance: { paidByBank: readonly { id: string }[] } }>(FINANCE);
  expect(finance.paidByBank).toContainEqual({ id });
  expect(await tick('RETURNED', 'PAID')).toMatchObject({ __typename: 'PayoutChanged' });
  expect(await writer.states()).toEqual(['REVERSED']);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3, rule 269: each currency has a file of its own, and a file from which everything went is none', async () => {
  // What came back in the tests before goes out with a file of its own.
  await workPayouts(program);
  await (await somebody(['FINANCE'])).ask(FILE);
  const form = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Ada Quill', iban: IBAN };
  await setSetting(program, 'payouts.rates', 'USDEUR=0.9');
  const { writer, staff } = await paidWriter(form);
  await setSetting(program, 'payouts.rates', '');
  await paidWriter(form);
  const { batchIds } = (await staff.ask(FILE))['result'] as { batchIds: readonly string[] };
  const { finance } = await staff.ask<{ finance: { batches: readonly object[] } }>(FINANCE);
  expect(finance.batches).toEqual(
    expect.arrayContaining([
      { id: batchIds[0], currency: 'EUR', count: 1, open: 1 },
      { id: batchIds[1], currency: 'USD', count: 1, open: 1 },
    ]),
  );
  const read = async (id: string | undefined) =>
    (await staff.ask(READ, { id, format: 'PAIN_001' }))['result'] as { text: string };
  expect((await read(batchIds[0])).text).toContain('<CtrlSum>22.50</CtrlSum>');
  expect((await read(batchIds[1])).text).toContain('Ccy="USD">25.00<');
  const [{ id } = { id: '' }] = await writer.payouts();
  await staff.ask(TICK, { id, answer: 'FAILED' });
  await staff.ask(RETRY, { id });
  await setSetting(program, 'payouts.rates', 'USDEUR=0.9');
  await workPayouts(program);
  await staff.ask(FILE);
  expect(await read(batchIds[0])).toMatchObject({ __typename: 'Conflict' });
});

test('PART-3, rule 269: a name without a letter that banks take is asked for in Latin letters', async () => {
  const writer = await somebody();
  const form = { provider: 'BANK_TRANSFER', country: 'DE', iban: IBAN };
  expect(await writer.setUp({ ...form, holder: 'ليلى حداد' })).toMatchObject({
    __typename: 'BadRequest',
    message: payoutMessages.holderInLatin,
  });
  expect(await writer.setUp({ ...form, holder: 'Ελένη Παπαδοπούλου' })).toMatchObject({ __typename: 'PayoutSetup' });
});

const entryOf = (key: string, { amount = '25.00', currency = 'USD', more = '', status = '' } = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${more ? 'CRDT' : 'DBIT'}</CdtDbtInd>${status}<NtryDtls><TxDtls><Refs><EndToEndId>${key}</EndToEndId></Refs>${more}</TxDtls></NtryDtls></Ntry>`;
const RETURNED = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
const BY_BANK = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Ada Quill', iban: IBAN };

async function filedWriter() {
  await setSetting(program, 'payouts.rates', '');
  const { writer, staff } = await paidWriter(BY_BANK);
  await staff.ask(FILE);
  const [{ id } = { id: '' }] = await writer.payouts();
  const read = async (...entries: readonly string[]) =>
    (await staff.ask(ANSWER, { xml: `<Document>${entries.join('')}</Document>` }))['result'];
  const tick = async (answer: string, seen: string) => (await staff.ask(TICK, { id, answer, seen }))['result'];
  return { writer, staff, id, read, tick };
}

test('rule 289: an answer that is read twice says what was known, also of a try before the last one', async () => {
  const { writer, id, read } = await filedWriter();
  expect(await read(entryOf(`${id}-1`))).toMatchObject({ paid: 1, known: 0 });
  expect(await read(entryOf(`${id}-1`), entryOf(`${id}-1`, { more: RETURNED }))).toMatchObject({
    returned: 1,
    known: 1,
  });
  clock.advance(4 * 24 * HOUR);
  await workPayouts(program);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PROCESSING']);
  const again = await read(entryOf(`${id}-1`), entryOf(`${id}-1`, { more: RETURNED }), entryOf('0123456789ab-1'));
  expect(again).toMatchObject({ paid: 0, returned: 0, known: 2, unclear: ['0123456789ab-1'] });
  expect(await writer.states()).toEqual(['PROCESSING']);
});

test('rule 289: what was marked as refused counts as paid once the bank says so, and is not sent again', async () => {
  const { writer, staff, id, read, tick } = await filedWriter();
  await tick('FAILED', 'PROCESSING');
  expect(await writer.states()).toEqual(['ON_HOLD']);
  expect(await read(entryOf(`${id}-1`))).toMatchObject({ paid: 1, unclear: [] });
  expect(await writer.states()).toEqual(['PAID']);
  expect((await staff.ask(RETRY, { id }))['result']).toMatchObject({ __typename: 'Conflict' });
  const other = await filedWriter();
  await other.tick('FAILED', 'PROCESSING');
  expect(await other.tick('PAID', 'PROCESSING')).toMatchObject({ __typename: 'Conflict' });
  expect(await other.tick('PAID', 'ON_HOLD')).toMatchObject({ __typename: 'PayoutChanged' });
  expect(await other.writer.states()).toEqual(['PAID']);
  // What came back waits under the same reference, and was paid once only.
  await other.tick('RETURNED', 'PAID');
  clock.advance(4 * 24 * HOUR);
  await program.database.kysely.updateTable('payout').set({ state: 'PENDING' }).where('id', '=', other.id).execute();
  expect(await other.tick('PAID', 'PENDING')).toMatchObject({ __typename: 'Conflict' });
  expect(await proveLedger(program)).toEqual([]);
});

test('rule 289: what the bank has not booked yet is not paid yet', async () => {
  const { writer, id, read } = await filedWriter();
  for (const status of ['<Sts>PDNG</Sts>', '<Sts><Cd>PDNG</Cd></Sts>']) {
    expect(await read(entryOf(`${id}-1`, { status }))).toMatchObject({ __typename: 'BadRequest' });
  }
  expect(await writer.states()).toEqual(['PROCESSING']);
  expect(await read(entryOf(`${id}-1`, { status: '<Sts><Cd>BOOK</Cd></Sts>' }))).toMatchObject({ paid: 1 });
});

test('rule 305: a transfer to somebody who left since stays in its file until the bank has answered', async () => {
  const form = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Gone Quill', iban: IBAN };
  const { writer, staff } = await paidWriter(form);
  const { batchIds } = (await staff.ask(FILE))['result'] as { batchIds: readonly string[] };
  const [{ id } = { id: '' }] = await writer.payouts();
  const rows = await world.database.query<{ personId: string }>(
    'test_payee',
    'select person_id as "personId" from payout where id = $1',
    [id],
  );
  const personId = rows[0]?.personId ?? '';
  await world.database.query('test_leaves', `update person set state = 'deleted' where id = $1`, [personId]);
  await erasePayoutAccountsOf(program, personId);
  await tendAccountsOfGone(program);
  const read = async () =>
    (await staff.ask(READ, { id: batchIds[0], format: 'PAIN_001' }))['result'] as { text: string };
  expect((await read()).text).toContain(`<EndToEndId>${id}-1</EndToEndId>`);
  const accounts = async () =>
    await world.database.query('test_accounts', 'select is_current from payout_account where person_id = $1', [
      personId,
    ]);
  expect(await accounts()).toEqual([{ is_current: false }]);
  expect((await staff.ask(TICK, { id, answer: 'PAID' }))['result']).toMatchObject({ __typename: 'PayoutChanged' });
  await tendAccountsOfGone(program);
  expect(await accounts()).toEqual([]);
});
