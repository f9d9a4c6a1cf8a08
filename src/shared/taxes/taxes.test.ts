import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxMessages } from '../messages/taxes.ts';
import { type TaxAnswers, taxFaults, taxFieldsOf } from './tax-answers.ts';
import { taxFormExpiry, taxFormFor, taxRegimeOf } from './tax-forms.ts';
import { isTaxNumber, isVatNumber, maskedNumber } from './tax-numbers.ts';
import { type Taxed, withheldOf, withholdingRate } from './withholding.ts';

const now = new Date('2027-03-05T12:00:00Z');
const both = taxRegimeOf('DAC7 US');
const good: TaxAnswers = {
  country: 'PT',
  legalName: 'Inês  Carvalho',
  citizenship: 'PT',
  birthDate: '1984-02-29',
  street: 'Rua das Flores 12',
  city: 'Porto',
  region: '',
  postalCode: '4050-262',
  taxNumber: '123 456 789',
  noTaxNumberReason: '',
  birthPlace: '',
  vatNumber: '',
  signature: 'inês carvalho ',
  claimsTreaty: true,
  isBackupExempt: false,
  isCertified: true,
  isCompany: false,
  incorporation: '',
  companyKind: '',
  fatcaStatus: '',
  benefitsBasis: '',
  registrationNumber: '',
  signer: '',
};
const company: TaxAnswers = {
  ...good,
  isCompany: true,
  legalName: 'Carvalho & Filhos 1984 Lda.',
  incorporation: 'PT',
  companyKind: 'CORPORATION',
  fatcaStatus: 'ACTIVE_NFFE',
  benefitsBasis: 'OWNERSHIP_EROSION',
  registrationNumber: '512 345 678',
  birthDate: '',
  citizenship: '',
  signer: 'Inês Carvalho',
};

test.each([
  ['none', 'PT', false, null],
  ['none', 'US', true, null],
  ['US', 'PT', false, 'W8BEN'],
  ['US', 'PT', true, 'W9'],
  ['US', 'JP', false, 'W8BEN'],
  ['DAC7', 'PT', false, 'DAC7'],
  ['DAC7', 'PT', true, 'DAC7'],
  ['DAC7', 'GB', false, null],
  ['DAC7 US', 'PT', false, 'W8BEN'],
  ['DAC7 US', 'US', true, 'W9'],
] as const)(
  'PART-2: a site that follows %s asks somebody in %s, US person %s, for %s',
  (setting, country, us, form) => {
    expect(taxFormFor(taxRegimeOf(setting), { country, isUsPerson: us, isCompany: false })).toBe(form);
    const ofCompany = taxFormFor(taxRegimeOf(setting), { country, isUsPerson: us, isCompany: true });
    expect(ofCompany).toBe(form === 'W8BEN' ? 'W8BENE' : form);
  },
);

test('PART-2: a W-8 is good until the end of the third year after it was signed, and the others always', () => {
  expect(taxFormExpiry('W8BEN', new Date('2027-01-01T00:00:00Z'))).toEqual(new Date('2031-01-01T00:00:00Z'));
  expect(taxFormExpiry('W8BEN', new Date('2027-12-31T23:59:59Z'))).toEqual(new Date('2031-01-01T00:00:00Z'));
  expect(taxFormExpiry('W8BENE', now)).toEqual(taxFormExpiry('W8BEN', now));
  expect([taxFormExpiry('W9', now), taxFormExpiry('DAC7', now)]).toEqual([null, null]);
});

test('PART-2: each form asks for what it needs and nothing else', () => {
  expect(taxFieldsOf('W9', { ...good, country: 'US' }, both)).not.toEqual(expect.arrayContaining(['birthDate']));
  expect(taxFieldsOf('W8BEN', { ...good, country: 'PT' }, both)).toEqual(
    expect.arrayContaining(['citizenship', 'vatNumber', 'birthPlace']),
  );
  expect(taxFieldsOf('W8BEN', { ...good, country: 'JP' }, both)).not.toEqual(expect.arrayContaining(['vatNumber']));
  expect(taxFieldsOf('W8BEN', { ...good, country: 'PT' }, taxRegimeOf('US'))).not.toEqual(
    expect.arrayContaining(['vatNumber']),
  );
  expect(taxFieldsOf('DAC7', { ...good, country: 'PT' }, both)).not.toEqual(expect.arrayContaining(['citizenship']));
});

const { faults } = taxMessages;
test.each<[Partial<TaxAnswers>, Record<string, string>]>([
  [{}, {}],
  [{ country: 'ZZ' }, { country: faults.country }],
  [{ legalName: ' ' }, { legalName: faults.legalName, signature: faults.signature }],
  [{ signature: 'Ines Carvalho' }, { signature: faults.signature }],
  [{ birthDate: '2009-03-06' }, { birthDate: faults.birthDate }],
  [{ birthDate: '2009-03-05' }, {}],
  [{ birthDate: '1985-02-29' }, { birthDate: faults.birthDate }],
  [{ birthDate: '29.02.1984' }, { birthDate: faults.birthDate }],
  [{ taxNumber: '12345' }, { taxNumber: faults.taxNumber }],
  [{ taxNumber: '', birthPlace: 'Porto, Portugal' }, { taxNumber: faults.taxNumberOrReason }],
  [{ taxNumber: '', noTaxNumberReason: 'Applied for' }, { birthPlace: faults.birthPlace }],
  [{ taxNumber: '', noTaxNumberReason: 'Applied for', birthPlace: 'Porto, Portugal' }, {}],
  [{ noTaxNumberReason: 'None' }, { noTaxNumberReason: faults.numberAndReason }],
  [{ vatNumber: 'PT12' }, { vatNumber: faults.vatNumber }],
  [{ city: 'x'.repeat(101) }, { city: faults.tooLong }],
  [{ street: 'a\u0000b' }, { street: faults.tooLong }],
  [{ isCertified: false }, { isCertified: faults.isCertified }],
])('PART-2: a W-8BEN with %j has these faults', (changes, found) => {
  expect(taxFaults('W8BEN', { ...good, ...changes }, both, now)).toEqual(found);
});

test.each<[Partial<TaxAnswers>, Record<string, string>]>([
  [{}, {}],
  [{ legalName: '&' }, { legalName: faults.companyName }],
  [{ incorporation: '' }, { incorporation: faults.incorporation }],
  [{ incorporation: 'US' }, { incorporation: faults.usCompany }],
  [{ companyKind: 'BANK' }, { companyKind: faults.companyKind }],
  [{ fatcaStatus: '' }, { fatcaStatus: faults.fatcaStatus }],
  [{ benefitsBasis: '' }, { benefitsBasis: faults.benefitsBasis }],
  [{ benefitsBasis: '', claimsTreaty: false }, {}],
  [{ registrationNumber: 'none' }, { registrationNumber: faults.registrationNumber }],
  [{ registrationNumber: '', country: 'JP', vatNumber: '' }, {}],
  [{ signer: '' }, { signer: faults.signer, signature: faults.signature }],
  [{ signature: 'Carvalho & Filhos 1984 Lda.' }, { signature: faults.signature }],
  [{ taxNumber: 'none' }, { taxNumber: faults.taxNumber }],
  [{ taxNumber: '', noTaxNumberReason: 'Not given there' }, {}],
])('PART-2: a W-8BEN-E with %j has these faults', (changes, found) => {
  expect(taxFaults('W8BENE', { ...company, ...changes }, both, now)).toEqual(found);
});

test('PART-2: where DAC7 alone is followed, a company gives its registration and nobody’s day of birth', () => {
  const asked = taxFieldsOf('DAC7', company, taxRegimeOf('DAC7'));
  expect(asked).toEqual(expect.arrayContaining(['registrationNumber', 'signer', 'vatNumber']));
  for (const field of ['birthDate', 'birthPlace', 'fatcaStatus']) expect(asked).not.toContain(field);
  expect(taxFaults('DAC7', company, taxRegimeOf('DAC7'), now)).toEqual({});
});

test('PART-2: a W-9 wants a number of the US, wherever its signer lives', () => {
  expect(taxFaults('W9', { ...good, taxNumber: '123-45-6789' }, both, now)).toEqual({});
  expect(taxFaults('W9', { ...good, taxNumber: '' }, both, now)).toEqual({ taxNumber: faults.usTaxNumber.empty });
});

test.each([
  ['123-45-678', 'An SSN has nine digits, and this has 8.'],
  ['912-34-56', 'An ITIN has nine digits, and this has 7.'],
  ['12-34567890', 'An EIN has nine digits, and this has 10.'],
  ['1234', 'An SSN, ITIN or EIN has nine digits, and this has 4.'],
  ['12-34567B', 'An EIN has nine digits and nothing else but hyphens. Please take out the rest.'],
  ['000-45-6789', faults.usTaxNumber.neverGiven],
])('PART-2: of the US number %s it is said what is wrong and which kind it is', (taxNumber, said) => {
  expect(taxFaults('W9', { ...good, taxNumber }, both, now)).toEqual({ taxNumber: said });
});

test.each([
  ['US', '123-45-6789', true],
  ['US', '000-45-6789', false],
  ['US', '12-3004567', true],
  ['US', '111111111', false],
  ['DE', '86095742719', true],
  ['DE', '86095742718', false],
  ['DE', '06095742719', false],
  ['FI', '131052-308T', true],
  ['FR', '0701987765493', true],
  ['FR', '9701987765493', false],
  ['IT', 'rssmra80a01h501u', true],
  ['ES', '12345678-Z', true],
  ['BR', '123.456.789-09', true],
  ['BR', '?', false],
] as const)('PART-2: in %s, %s may be a tax number: %s', (country, typed, isOne) => {
  expect(isTaxNumber(country, typed)).toBe(isOne);
});

test('PART-2: VAT numbers are told by their form, with and without the letters of the country', () => {
  for (const [country, typed] of [
    ['DE', 'DE 136 695 976'],
    ['GR', 'EL123456789'],
    ['NL', '123456789B01'],
    ['AT', 'ATU12345678'],
  ] as const)
    expect(isVatNumber(country, typed)).toBe(true);
  expect(isVatNumber('DE', 'FR136695976')).toBe(false);
  expect(isVatNumber('US', '136695976')).toBe(false);
});

test('PART-2: of a number its last four are shown, and never all of it', () => {
  expect(maskedNumber('123456789')).toBe('•••• 6789');
  expect(maskedNumber('12345')).toBe('•••• 45');
  expect(maskedNumber('')).toBe('');
});

const nobody: Taxed = { form: null, country: null, claimsTreaty: false, isBackupExempt: false };
test.each<[Partial<Taxed>, string, number]>([
  [{}, '', 3000],
  [{ country: 'US' }, '', 2400],
  [{ country: 'PT' }, '', 3000],
  [{ form: 'W9', country: 'US', isBackupExempt: true }, '', 0],
  [{ form: 'W9', country: 'US' }, '', 2400],
  [{ form: 'W8BEN', country: 'PT' }, 'TREATY:PT=10', 3000],
  [{ form: 'W8BEN', country: 'PT', claimsTreaty: true }, 'TREATY:PT=10', 1000],
  [{ form: 'W8BEN', country: 'PT', claimsTreaty: true }, 'TREATY:PT=0', 0],
  [{ form: 'W8BEN', country: 'DE', claimsTreaty: true }, 'TREATY:PT=10', 3000],
  [{ form: 'W8BEN', country: 'DE', claimsTreaty: true }, 'TREATY:PT=10 W8BEN=12.5', 1250],
  [{ form: 'W8BENE', country: 'PT' }, 'TREATY:PT=10', 3000],
  [{ form: 'W8BENE', country: 'PT', claimsTreaty: true }, 'TREATY:PT=10', 1000],
  [{ form: 'W8BENE', country: 'PT' }, 'W8BEN=12 W8BENE=15', 1500],
  [{ form: 'DAC7', country: 'PT' }, '', 3000],
  [{ country: 'PT' }, 'NONE=31.4', 3140],
])('PART-3: %j by rates “%s” pays %i hundredths of a percent', (taxed, rates, rate) => {
  expect(withholdingRate({ ...nobody, ...taxed }, rates)).toBe(rate);
});

test('PART-3: what is kept back is the nearest minor unit, never less than nothing and never all', () => {
  expect([withheldOf(2500, 3000), withheldOf(1001, 2400), withheldOf(5, 1000), withheldOf(4, 1000)]).toEqual([
    750, 240, 1, 0,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 0, max: 9999 }),
      (amount, rate) => {
        const withheld = withheldOf(amount, rate);
        expect(withheld).toBeGreaterThanOrEqual(0);
        expect(withheld).toBeLessThan(amount);
        // In whole numbers: half a unit off at most, unless it would be all.
        const off = BigInt(withheld) * 10_000n - BigInt(amount) * BigInt(rate);
        const isNearest = off >= -5000n && off <= 5000n;
        expect(isNearest || withheld === amount - 1).toBe(true);
        expect(withheldOf(amount, 0)).toBe(0);
      },
    ),
  );
});
