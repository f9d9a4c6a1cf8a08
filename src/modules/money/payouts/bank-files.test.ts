import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { proveLedger } from './prove-ledger.ts';
import { workPayouts } from './work-payouts.ts';

const HOUR = 3_600_000;
let clock: PayoutsWorld['clock'];
let paidWriter: PayoutsWorld['paidWriter'];
let program: PayoutsWorld['program'];
let nextMonth: PayoutsWorld['nextMonth'];
let world: PayoutsWorld['world'];
beforeAll(async () => {
  ({ clock, paidWriter, program, world, nextMonth } = await openPayoutsWorld());
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
  const { batchId } = (await staff.ask(FILE))['result'] as { batchId: string };
  expect((await staff.ask(FILE))['result']).toMatchObject({ __typename: 'Conflict' });
  const [{ id } = { id: '' }] = await writer.payouts();
  const [{ id: otherId } = { id: '' }] = await other.writer.payouts();
  const read = async (format: string) => (await staff.ask(READ, { id: batchId, format }))['result'] as { text: string };
  const { text: xml } = await read('PAIN_001');
  expect(xml).toContain(`<EndToEndId>${id}-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">22.50</InstdAmt></Amt>`);
  expect(xml).toContain('<Nm>Zoe Quill Sohne</Nm>');
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
