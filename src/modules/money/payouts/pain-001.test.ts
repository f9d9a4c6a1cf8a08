import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Currency } from '#shared/money/money.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from '#test/support/parse-xml.ts';
import type { BankPayment } from './bank-payments.ts';
import { paymentFileXml } from './pain-001.ts';

const IBAN = 'DE89370400440532013000';
/** What the rule says, as a schema; a bank's own may be named beside it. */
const schemas = [join(import.meta.dirname, '../../../../test/support/pain-001.xsd')];
const own = process.env['PAIN_001_SCHEMA'];
if (own !== undefined) schemas.push(own);

let last = 0;
function payment(
  changes: Partial<BankPayment> & { readonly amount?: number; readonly currency?: Currency },
): BankPayment {
  const { amount = 2500, currency = 'EUR', ...rest } = changes;
  last += 1;
  const key = `${last.toString(16).padStart(12, '0')}-1`;
  return { key, holder: 'Ada Quill', iban: IBAN, money: { amount, currency }, period: '2027-01', ...rest };
}

function file(payments: readonly BankPayment[], name = 'Example Press'): string {
  const debtor = { name, iban: IBAN };
  return paymentFileXml({ id: '0a1b2c3d4e5f', createdAt: new Date('2027-02-06T08:00:00Z'), debtor, payments });
}

async function faultsOf(text: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of schemas) {
    const { errors } = await validateXML({
      xml: { fileName: 'file.xml', contents: text },
      schema: await readFile(path, 'utf8'),
    });
    faults.push(...errors.map(({ message }) => message));
  }
  return faults;
}

/** Everything of one name below an element, in order. */
function all(element: XmlElement, name: string): readonly XmlElement[] {
  return [...childrenOf(element, name), ...element.children.flatMap((child) => all(child, name))];
}

const namesIn = (text: string): readonly string[] =>
  all(parseXml(text), 'Cdtr').flatMap((party) => childrenOf(party, 'Nm').map(textOf));

test.each([
  ['Ελένη Παπαδοπούλου', 'Eleni Papadopoulou'],
  ['ΕΛΕΝΗ ΘΩΜΑ', 'ELENI ThOMA'],
  ['Йоана Щерева', 'Yoana Shtereva'],
  ['Ђорђе Љубичић', 'Djordje Ljubichic'],
  ['Ђорђе Љубичић'.normalize('NFD'), 'Djordje Ljubichic'],
  ['Юлія Їжакевич', 'Yuliya Izhakevich'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Jürgen Weiß', 'Jurgen Weiss'],
  ['Søren Æbelø', 'Soren Aebelo'],
  ['Ada 🎉 Quill 👩‍💻', 'Ada Quill'],
  ['Quill & Söhne <GmbH>', 'Quill + Sohne GmbH'],
  ['O’Neill “Books”', "O'Neill 'Books'"],
  ['//Ada//Quill//', 'Ada/Quill'],
  ['-:/ Ada', 'Ada'],
  ['Ada\u0000\n\tQuill', 'Ada Quill'],
  [']]><!-- &amp; Ada', ')) -- +amp, Ada'],
  ['ليلى حداد', 'NOTPROVIDED'],
  ['山田', 'NOTPROVIDED'],
  ['🎉', 'NOTPROVIDED'],
  ['Щ'.repeat(200), 'Sht'.repeat(24).slice(0, 70)],
  [`${'x'.repeat(69)} y`, 'x'.repeat(69)],
])('PART-3, rule 269: %s stands in a file as %s, which is one by the schema', async (holder, written) => {
  const text = file([payment({ holder })], holder);
  expect(namesIn(text)).toEqual([written]);
  expect(await faultsOf(text)).toEqual([]);
});

test('PART-3, rule 269: the least and the largest amount, and the sum of all, are told to the cent', async () => {
  const text = file([payment({ amount: 1 }), payment({ amount: 99_999_999_999 }), payment({ amount: 10 })]);
  expect(all(parseXml(text), 'InstdAmt').map(textOf)).toEqual(['0.01', '999999999.99', '0.10']);
  expect(all(parseXml(text), 'CtrlSum').map(textOf)).toEqual(['1000000000.10', '1000000000.10']);
  expect(all(parseXml(text), 'NbOfTxs').map(textOf)).toEqual(['3', '3']);
  expect(await faultsOf(text)).toEqual([]);
});

test('PART-3, rule 269: there is no file of nothing, nor of two currencies', () => {
  expect(() => file([])).toThrow('no payments');
  expect(() => file([payment({}), payment({ currency: 'USD' })])).toThrow('two currencies');
});

test('PART-3, rule 269: whatever people are called, the file is one by the schema and its sums are right', async () => {
  const payments = fc.array(
    fc.record({
      holder: fc.string({ unit: 'binary', maxLength: 200 }),
      amount: fc.integer({ min: 1, max: 99_999_999_999 }),
    }),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(payments, async (made) => {
      const text = file(made.map(payment));
      expect(await faultsOf(text)).toEqual([]);
      const cents = all(parseXml(text), 'InstdAmt').reduce(
        (sum, one) => sum + BigInt(textOf(one).replace('.', '')),
        0n,
      );
      expect(cents).toBe(made.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
      expect(all(parseXml(text), 'CtrlSum').map((one) => BigInt(textOf(one).replace('.', '')))).toEqual([cents, cents]);
    }),
    { numRuns: 20 },
  );
});

test.runIf(own === undefined)('PART-3, rule 269: other currencies are the bank’s own transfers', async () => {
  const text = file([payment({ currency: 'USD' })]);
  expect(text).not.toContain('SEPA');
  expect(await faultsOf(text)).toEqual([]);
});

const right = file([payment({}), payment({})]);
test.each([
  ['another order', right.replace(/(<PmtMtd>.*?<\/PmtMtd>)(<NbOfTxs>.*?<\/NbOfTxs>)/, '$2$1')],
  ['no sum', right.replace(/<CtrlSum>.*?<\/CtrlSum>/, '')],
  ['no count', right.replace(/<NbOfTxs>.*?<\/NbOfTxs>/, '')],
  ['a name that is too long', right.replace('Ada Quill', 'a'.repeat(71))],
  ['a letter that banks do not take', right.replace('Ada Quill', 'Adä Quill')],
  ['an amount of nothing', right.replace('>25.00</InstdAmt>', '>0.00</InstdAmt>')],
  ['a tenth of a cent', right.replace('>25.00</InstdAmt>', '>25.001</InstdAmt>')],
  ['an amount above the largest', right.replace('>25.00</InstdAmt>', '>1000000000.00</InstdAmt>')],
  ['the same name twice', right.replaceAll(/(?<=<EndToEndId>)[^<]+/g, '00000000000a-1')],
  ['a reference of 36 characters', right.replace(/(?<=<MsgId>)[^<]+/, 'a'.repeat(36))],
  ['an account that is none', right.replace(`<IBAN>${IBAN}`, '<IBAN>nowhere')],
])('PART-3, rule 269: the schema refuses a file with %s', async (_what, text) => {
  expect(text).not.toBe(right);
  expect(await faultsOf(text)).not.toEqual([]);
});
