import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminTaxMessages, taxMessages } from '#shared/messages/taxes.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import {
  AMERICAN,
  COMPANY,
  PORTUGUESE,
  READ_FORM,
  SIGN,
  SIGNED,
  TAX_FILE,
  TAXES,
  WITHDRAW,
} from '#test/support/tax-documents.ts';
import { type Answer, DAY, HOUR, taxedWorld, type TaxedWriter } from '#test/support/taxed-world.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { eraseTaxesOf } from './erase-taxes-of.ts';
import { tendTaxCertifications } from './tend-tax-certifications.ts';

let world: TestGraph;
let taxed: ReturnType<typeof taxedWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  taxed = taxedWorld(world);
});
beforeEach(() => taxed.nextMonth());
afterEach(async () => {
  expect(await proveLedger(taxed.program)).toEqual([]);
});
afterAll(() => world.close());

test('PART-2: a form is signed, kept sealed, shown by its last digits, corrected and withdrawn', async () => {
  const { clock, somebody } = taxed;
  const writer = await somebody();
  await writer.setUp();
  expect(await writer.standing()).toMatchObject({ needed: 'W8BEN', rate: '30', country: 'PT' });
  expect(await writer.sign({ taxNumber: '12' })).toMatchObject({ message: taxMessages.faults.taxNumber });
  const year = clock.now().getUTCFullYear();
  expect(await writer.sign()).toMatchObject({
    __typename: 'TaxesChanged',
    certification: { form: 'W8BEN', name: 'I. C.', taxNumber: '•••• 6789', expiresAt: Date.UTC(year + 4, 0, 1) },
  });
  expect(await writer.standing()).toMatchObject({ needed: null, rate: '10', waitsUntil: null });
  expect(await writer.sign({ taxNumber: '987654321', claimsTreaty: false })).toMatchObject({
    certification: { taxNumber: '•••• 4321' },
  });
  expect(await writer.standing()).toMatchObject({ rate: '30', waitsUntil: clock.now().getTime() + 72 * HOUR });
  const rows = await world.database.query<{ t: string }>('test_answers', 'select t::text from tax_certification t', []);
  expect(rows).toHaveLength(2);
  for (const secret of ['Carvalho', '123456789', '987654321', 'Flores', '1984'])
    expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await writer.result(WITHDRAW)).toMatchObject({ __typename: 'TaxesChanged', certification: null });
  expect(await writer.result(WITHDRAW)).toMatchObject({ __typename: 'Conflict' });
  expect(await writer.standing()).toMatchObject({ certification: null, needed: 'W8BEN', rate: '30' });
  expect((await writer.mail()).map(({ subject }) => subject)).toEqual([
    'Your payout account was added',
    'You signed a tax form',
    'Your tax information was changed',
    'Your tax information was withdrawn',
  ]);
});

test('PART-2: a W-8 ends after three years, with three mails before, and counts for nothing then', async () => {
  const { program, clock, somebody } = taxed;
  const writer = await somebody();
  await writer.setUp();
  await writer.sign();
  const ends = Date.UTC(clock.now().getUTCFullYear() + 4, 0, 1);
  const told = async () => (await writer.mail()).filter(({ subject }) => subject.startsWith('Your tax form is good'));
  const to = async (moment: number) => {
    clock.advance(moment - clock.now().getTime());
    await tendTaxCertifications(program);
    await tendTaxCertifications(program);
  };
  await to(ends - 61 * DAY);
  expect(await told()).toHaveLength(0);
  for (const [days, mails] of [
    [60, 1],
    [31, 1],
    [30, 2],
    [7, 3],
    [1, 3],
  ] as const) {
    await to(ends - days * DAY);
    expect(await told(), `${days} days before`).toHaveLength(mails);
  }
  expect((await told())[0]?.subject).toMatch(/until December 31, \d{4}$/);
  expect(await writer.standing()).toMatchObject({ rate: '10', needed: null });
  clock.advance(DAY);
  expect(await writer.standing()).toMatchObject({ rate: '30', needed: 'W8BEN', certification: { isExpired: true } });
});

test('PART-2: those who answer for money read a form in full and take files, written down each time; nobody else does', async () => {
  const { clock, somebody, payOut } = taxed;
  const [writer, american, staff] = [await somebody(), await somebody(), await somebody(['FINANCE'])];
  const { certification } = (await writer.sign()) as { certification: { id: string } };
  await american.result(SIGN, { input: AMERICAN });
  for (const one of [writer, american]) {
    await one.setUp();
    await one.earn(2500);
    await payOut(one);
  }
  const year = clock.now().getUTCFullYear();
  const calls: readonly (readonly [string, Answer])[] = [
    [READ_FORM, { id: certification.id }],
    [TAX_FILE, { kind: 'DAC7', year }],
  ];
  for (const roles of [[], ['MODERATOR'], ['CURATOR'], ['SUPPORT']] as const) {
    const stranger = await somebody(roles);
    for (const [query, variables] of calls) await expect(stranger.ask(query, variables)).rejects.toThrow(/FORBIDDEN/);
    if (roles.length === 0) await expect(stranger.ask(SIGNED)).rejects.toThrow(/FORBIDDEN/);
    else expect(await stranger.ask(SIGNED)).toEqual({ signedTaxForms: null });
    expect(JSON.stringify(await stranger.ask(TAXES))).not.toContain('6789');
  }
  for (const [query, variables] of calls) await expect(writer.ask(query, variables)).rejects.toThrow(/FORBIDDEN/);
  const listed = JSON.stringify(await staff.ask(SIGNED));
  expect(listed).toContain('•••• 6789');
  expect(listed).not.toContain('123456789');
  const full = await staff.result(READ_FORM, { id: certification.id });
  expect(full['facts']).toContainEqual({ name: taxMessages.fields.taxNumber, value: '123456789' });
  expect(await staff.result(READ_FORM, { id: '000000000000' })).toMatchObject({ __typename: 'NotFound' });
  const file = async (kind: string) => String((await staff.result(TAX_FILE, { kind, year }))['text']);
  const dac7 = (await file('DAC7')).split('\r\n').find((line) => line.startsWith(writer.personId));
  expect(dac7).toContain('Inês Carvalho,Rua das Flores 12,Porto,,4050-262,PT,123456789,PT,,,1984-02-29');
  expect(dac7).toMatch(/,22\.5,1,2\.5(?:,|$)/);
  expect(dac7).not.toContain(american.personId);
  const foreign = (await file('F1042S')).split('\r\n').find((line) => line.startsWith(writer.personId));
  expect(foreign).toContain(`${writer.personId},12,25,10,2.5,USD,Inês Carvalho`);
  const domestic = (await file('F1099')).split('\r\n').find((line) => line.startsWith(american.personId));
  // A name that begins like a formula is told as a text.
  expect(domestic).toContain(`${american.personId},"'=Ann Quill",123456789`);
  expect(domestic).toContain(',US,25,0,USD,W9');
  expect(await file('F1042S')).not.toContain(american.personId);
  expect(await staff.result(TAX_FILE, { kind: 'DAC7', year: 26 })).toMatchObject({ __typename: 'BadRequest' });
  const audit = await world.database.query<{ action: string; target: string }>(
    'test_audit',
    `select action, target_id as target from audit_entry where actor_id = $1 order by created_at, id`,
    [staff.personId],
  );
  expect(audit.filter(({ action }) => action === 'tax.read')).toEqual([
    { action: 'tax.read', target: writer.personId },
  ]);
  expect(audit.filter(({ action }) => action === 'tax.fileRead').map(({ target }) => target)).toContain(`DAC7 ${year}`);
});

test('PART-2: who goes leaves only what a tax office still has to be told, until it was', async () => {
  const { program, clock, somebody, payOut } = taxed;
  const [paid, unpaid] = [await somebody(), await somebody()];
  const answers = async ({ personId }: TaxedWriter) =>
    (await world.database.query('test_answers_of', 'select 1 from tax_certification where person_id = $1', [personId]))
      .length;
  for (const one of [paid, unpaid]) {
    await one.setUp();
    await one.sign();
  }
  await paid.earn(2500);
  await payOut(paid);
  clock.advance(4 * DAY);
  await paid.sign({ city: 'Braga' });
  for (const { personId } of [paid, unpaid]) {
    await eraseTaxesOf(program, personId);
    await world.database.query('test_gone', `update person set state = 'deleted' where id = $1`, [personId]);
  }
  expect([await answers(paid), await answers(unpaid)]).toEqual([1, 0]);
  const next = Date.UTC(clock.now().getUTCFullYear() + 2, 0, 1);
  clock.advance(next - 1 - clock.now().getTime());
  await tendTaxCertifications(program);
  expect(await answers(paid)).toBe(1);
  clock.advance(1);
  await tendTaxCertifications(program);
  expect(await answers(paid)).toBe(0);
});

test('PART-2: a line of a tax file without a name says why: never signed, gone, or gone with the form (rule 197)', async () => {
  const { program, clock, somebody, payOut } = taxed;
  const [never, left, erased, staff] = [
    await somebody(),
    await somebody(),
    await somebody(),
    await somebody(['FINANCE']),
  ];
  await erased.sign();
  for (const one of [never, left, erased]) {
    await one.setUp();
    await one.earn(2500);
    await payOut(one);
  }
  const year = clock.now().getUTCFullYear();
  const lineOf = async ({ personId }: TaxedWriter) => {
    const { text } = (await staff.result(TAX_FILE, { kind: 'F1042S', year })) as { text: string };
    return text.split('\r\n').find((line) => line.startsWith(personId));
  };
  const { NEVER, NEVER_AND_GONE, ERASED } = adminTaxMessages.unnamed;
  expect(await lineOf(erased)).toMatch(/,$/);
  expect(await lineOf(never)).toContain(`,${NEVER}`);
  for (const { personId } of [left, erased])
    await world.database.query('test_gone', `update person set state = 'deleted' where id = $1`, [personId]);
  clock.advance(Date.UTC(year + 2, 0, 1) - clock.now().getTime());
  await tendTaxCertifications(program);
  expect(await lineOf(erased)).toContain(`,${ERASED}`);
  expect(await lineOf(left)).toContain(`"${NEVER_AND_GONE}"`);
});

test('PART-2: what is signed is what was read: another form, or one signed elsewhere meanwhile, is told', async () => {
  const writer = await taxed.somebody();
  const seen = { form: 'W8BEN', certificationId: null };
  expect(await writer.sign({ seen: { ...seen, form: 'DAC7' } })).toMatchObject({ __typename: 'Conflict' });
  expect(await writer.sign({ seen })).toMatchObject({ __typename: 'TaxesChanged' });
  expect(await writer.sign({ seen })).toMatchObject({ __typename: 'Conflict' });
  const certificationId = ((await writer.standing())['certification'] as { id: string }).id;
  expect(await writer.sign({ seen: { ...seen, certificationId } })).toMatchObject({ __typename: 'TaxesChanged' });
});

test('PART-2: a citizen of the US signs no W-8BEN, and nobody claims a treaty of the US with itself', async () => {
  const writer = await taxed.somebody();
  expect(await writer.sign({ citizenship: 'US' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await writer.sign({ country: 'US', taxNumber: '', noTaxNumberReason: 'None yet.' })).toMatchObject({
    __typename: 'TaxesChanged',
  });
  expect((await writer.standing())['certification']).toMatchObject({ claimsTreaty: false });
});

test('PART-2, rule 191: a company signs a W-8BEN-E by somebody, sealed and masked, and tax offices are told of it', async () => {
  const { clock, somebody, payOut } = taxed;
  const [writer, staff] = [await somebody(), await somebody(['FINANCE'])];
  await writer.setUp();
  expect(await writer.sign({ ...COMPANY, signature: COMPANY.legalName })).toMatchObject({
    message: taxMessages.faults.signature,
  });
  expect(await writer.sign({ ...COMPANY, incorporation: 'US' })).toMatchObject({
    message: taxMessages.faults.usCompany,
  });
  const signed = (await writer.sign(COMPANY))['certification'] as { id: string };
  expect(signed).toMatchObject({ form: 'W8BENE', name: 'C. L. 1. L.', taxNumber: '•••• 6789' });
  expect(await writer.standing()).toMatchObject({ needed: null, rate: '10', certification: { form: 'W8BENE' } });
  const rows = await world.database.query(
    'test_company_row',
    'select t::text from tax_certification t where person_id = $1',
    [writer.personId],
  );
  expect(JSON.stringify(rows)).not.toMatch(/Carvalho|512345678|OWNERSHIP|Flores/);
  const { facts } = await staff.result(READ_FORM, { id: signed.id });
  expect(facts).toEqual(
    expect.arrayContaining([
      { name: taxMessages.fields.registrationNumber, value: '512345678' },
      { name: taxMessages.fields.companyKind, value: taxMessages.companyKinds.CORPORATION },
      { name: taxMessages.fields.signer, value: 'Inês Carvalho' },
    ]),
  );
  await writer.earn(2500);
  await payOut(writer);
  const line = async (kind: string) =>
    String((await staff.result(TAX_FILE, { kind, year: clock.now().getUTCFullYear() }))['text'])
      .split('\r\n')
      .find((one) => one.startsWith(writer.personId));
  const { companyKinds, fatcaStatuses, benefitsBases } = taxMessages;
  expect(await line('F1042S')).toContain(`${writer.personId},12,25,10,2.5,USD,Carvalho Livros 1984 Lda.`);
  expect(await line('F1042S')).toContain(
    `,yes,W8BENE,${companyKinds.CORPORATION},"${fatcaStatuses.ACTIVE_NFFE}",${benefitsBases.OWNERSHIP_EROSION}`,
  );
  expect(await line('DAC7')).toMatch(/,512345678,$/);
  // Who becomes a person again signs a W-8BEN, and what was a company's is gone from it.
  expect(await writer.sign({ ...COMPANY, ...PORTUGUESE })).toMatchObject({ certification: { form: 'W8BEN' } });
});
