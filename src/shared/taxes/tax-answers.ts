import { isCountryCode } from '../payments/country-codes.ts';
import { taxMessages } from '../messages/taxes.ts';
import { isInEu, type TaxForm, type TaxRegime } from './tax-forms.ts';
import { isTaxNumber, isVatNumber } from './tax-numbers.ts';

/** Every text that a form asks for, in the order in which it does. */
export const TAX_FIELDS = [
  'country',
  'legalName',
  'citizenship',
  'birthDate',
  'street',
  'city',
  'region',
  'postalCode',
  'taxNumber',
  'noTaxNumberReason',
  'birthPlace',
  'vatNumber',
  'signature',
] as const;
export type TaxField = (typeof TAX_FIELDS)[number];

/** What stands in a form, by field; a field that was not asked for is empty. */
export type TaxTexts = Readonly<Record<TaxField, string>>;

/** A text for every field. */
export function taxTextsOf(read: (field: TaxField) => string): TaxTexts {
  const texts: Record<TaxField, string> = {
    country: '',
    legalName: '',
    citizenship: '',
    birthDate: '',
    street: '',
    city: '',
    region: '',
    postalCode: '',
    taxNumber: '',
    noTaxNumberReason: '',
    birthPlace: '',
    vatNumber: '',
    signature: '',
  };
  for (const field of TAX_FIELDS) texts[field] = read(field);
  return texts;
}

export type TaxAnswers = TaxTexts & {
  /** Of a W-8BEN: the treaty of their country is claimed. */
  readonly claimsTreaty: boolean;
  /** Of a W-9: no tax office said that something is kept back of what they get. */
  readonly isBackupExempt: boolean;
  /** That all of it is true, under penalties of perjury. */
  readonly isCertified: boolean;
};

/** What somebody has typed so far. */
export type TaxDraft = TaxAnswers & { readonly isUsPerson: boolean };

/** An empty form, with the country that is known already. */
export function emptyTaxDraft(country: string | null): TaxDraft {
  return {
    ...taxTextsOf((field) => (field === 'country' ? (country ?? '') : '')),
    isUsPerson: country === 'US',
    claimsTreaty: false,
    isBackupExempt: false,
    isCertified: false,
  };
}

const ALWAYS: readonly TaxField[] = [
  'country',
  'legalName',
  'street',
  'city',
  'region',
  'postalCode',
  'taxNumber',
  'signature',
];

/** What a form asks of somebody in a country, in its order. */
export function taxFieldsOf(form: TaxForm, country: string, { isDac7 }: TaxRegime): readonly TaxField[] {
  const asked = new Set(ALWAYS);
  if (form !== 'W9') for (const field of ['birthDate', 'noTaxNumberReason'] as const) asked.add(field);
  if (form === 'W8BEN') asked.add('citizenship');
  const isReported = form !== 'W9' && isDac7 && isInEu(country);
  if (isReported) for (const field of ['birthPlace', 'vatNumber'] as const) asked.add(field);
  return TAX_FIELDS.filter((field) => asked.has(field));
}

export type TaxFaults = Partial<Record<TaxField | 'isCertified', string>>;

const messages = taxMessages.faults;
const MOST = 100;
const ADULT = 18;
const OLDEST = 120;

/** What is wrong with the answers to a form, by field; nothing where it can be signed. Server and form ask the same. */
export function taxFaults(form: TaxForm, answers: TaxAnswers, regime: TaxRegime, now: Date): TaxFaults {
  const faults: TaxFaults = {};
  for (const field of taxFieldsOf(form, answers.country, regime)) {
    const fault = faultOf(field, form, answers, now);
    if (fault !== undefined) faults[field] = fault;
  }
  if (!answers.isCertified) faults.isCertified = messages.isCertified;
  return faults;
}

function faultOf(field: TaxField, form: TaxForm, answers: TaxAnswers, now: Date): string | undefined {
  const typed = answers[field].trim();
  if (typed.length > MOST || /\p{Cc}/u.test(typed)) return messages.tooLong;
  const { country, taxNumber, noTaxNumberReason, legalName } = answers;
  const hasNumber = taxNumber.trim() !== '';
  switch (field) {
    case 'country':
      return isCountryCode(typed) ? undefined : messages[field];
    case 'citizenship':
      // A citizen of the US is a US person wherever they live.
      if (typed === 'US') return messages.usCitizen;
      return isCountryCode(typed) ? undefined : messages[field];
    case 'legalName':
    case 'city':
      return hasLetter(typed) ? undefined : messages[field];
    case 'street':
      if (/\bp\.?\s*o\.?\s*box\b/iu.test(typed)) return messages.noBox;
      // In Japan, say, numbers alone are an address.
      return /[\p{L}\p{N}]/u.test(typed) ? undefined : messages[field];
    case 'region':
      return undefined;
    case 'postalCode':
      return /^[\p{L}\p{N} -]*$/u.test(typed) ? undefined : messages.postalCode;
    case 'birthDate':
      return isBirthDate(typed, now) ? undefined : messages.birthDate;
    case 'taxNumber': {
      if (form === 'W9') return isTaxNumber('US', typed) ? undefined : messages.usTaxNumber;
      if (!hasNumber) return hasLetter(noTaxNumberReason) ? undefined : messages.taxNumberOrReason;
      return isTaxNumber(country, typed) ? undefined : messages.taxNumber;
    }
    case 'noTaxNumberReason':
      return hasNumber && typed !== '' ? messages.numberAndReason : undefined;
    case 'birthPlace':
      return !hasNumber && !hasLetter(typed) ? messages.birthPlace : undefined;
    case 'vatNumber':
      return typed === '' || isVatNumber(country, typed) ? undefined : messages.vatNumber;
    case 'signature':
      return sameName(typed, legalName) ? undefined : messages.signature;
  }
}

const hasLetter = (typed: string): boolean => /\p{L}/u.test(typed);

/** A day that there is, of somebody who may be paid. */
function isBirthDate(typed: string, now: Date): boolean {
  const moment = Date.parse(`${typed}T00:00:00.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(typed) || Number.isNaN(moment)) return false;
  const day = new Date(moment);
  // A browser's clock reads 31 February as a day of March.
  if (day.toISOString().slice(0, 10) !== typed) return false;
  const birthday = (age: number) => Date.UTC(day.getUTCFullYear() + age, day.getUTCMonth(), day.getUTCDate());
  return birthday(ADULT) <= now.getTime() && now.getTime() < birthday(OLDEST);
}

function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}
