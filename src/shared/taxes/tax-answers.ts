import { isCountryCode } from '../payments/country-codes.ts';
import { formatMessage } from '../messages/format-message.ts';
import { taxMessages } from '../messages/taxes.ts';
import { BENEFITS_BASES, COMPANY_KINDS, FATCA_STATUSES, isOneOf } from './company-answers.ts';
import { isInEu, type TaxForm, type TaxPerson, type TaxRegime } from './tax-forms.ts';
import { isCompanyNumber, isTaxNumber, isVatNumber, usNumberFault } from './tax-numbers.ts';

/** Every text that a form asks for, in the order in which it does. */
export const TAX_FIELDS = [
  'country',
  'legalName',
  'incorporation',
  'companyKind',
  'fatcaStatus',
  'citizenship',
  'birthDate',
  'street',
  'city',
  'region',
  'postalCode',
  'taxNumber',
  'noTaxNumberReason',
  'birthPlace',
  'registrationNumber',
  'vatNumber',
  'benefitsBasis',
  'signer',
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
    incorporation: '',
    companyKind: '',
    fatcaStatus: '',
    citizenship: '',
    birthDate: '',
    street: '',
    city: '',
    region: '',
    postalCode: '',
    taxNumber: '',
    noTaxNumberReason: '',
    birthPlace: '',
    registrationNumber: '',
    vatNumber: '',
    benefitsBasis: '',
    signer: '',
    signature: '',
  };
  for (const field of TAX_FIELDS) texts[field] = read(field);
  return texts;
}

export type TaxAnswers = TaxTexts & {
  /** Paid as a company and not as a person. */
  readonly isCompany: boolean;
  /** Of a W-8: the treaty of their country is claimed. */
  readonly claimsTreaty: boolean;
  /** Of a W-9: no tax office said that something is kept back of what they get. */
  readonly isBackupExempt: boolean;
  /** That all of it is true, under penalties of perjury. */
  readonly isCertified: boolean;
};

/** What somebody has typed so far. */
export type TaxDraft = TaxAnswers & TaxPerson;

/** An empty form, with the country that is known already. */
export function emptyTaxDraft(country: string | null): TaxDraft {
  return {
    ...taxTextsOf((field) => (field === 'country' ? (country ?? '') : '')),
    isUsPerson: country === 'US',
    isCompany: false,
    claimsTreaty: false,
    isBackupExempt: false,
    isCertified: false,
  };
}

/** What stood in a form that was kept; that it is true is certified anew. */
export function taxDraftOf(kept: Readonly<Record<string, unknown>>): TaxDraft {
  const is = (name: string) => kept[name] === true;
  return {
    ...taxTextsOf((field) => {
      const text = kept[field];
      return typeof text === 'string' ? text : '';
    }),
    isUsPerson: is('isUsPerson'),
    isCompany: is('isCompany'),
    claimsTreaty: is('claimsTreaty'),
    isBackupExempt: is('isBackupExempt'),
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

/** What of the answers decides what else is asked. */
export type TaxSubject = Pick<TaxAnswers, 'claimsTreaty' | 'country' | 'isCompany'>;

/** What a form asks of somebody, in its order. */
export function taxFieldsOf(form: TaxForm, subject: TaxSubject, { isDac7 }: TaxRegime): readonly TaxField[] {
  const isReported = isDac7 && isInEu(subject.country);
  const asked = new Set([...ALWAYS, ...ownFields(form, subject, isReported)]);
  return TAX_FIELDS.filter((field) => asked.has(field));
}

/** Beside what everybody says: who is no US person says more, and a company other things than people do. */
function ownFields(form: TaxForm, { isCompany, claimsTreaty }: TaxSubject, isReported: boolean): readonly TaxField[] {
  if (form === 'W9') return [];
  const reported: readonly TaxField[] = isCompany ? ['registrationNumber', 'vatNumber'] : ['birthPlace', 'vatNumber'];
  return [
    'noTaxNumberReason',
    isCompany ? 'signer' : 'birthDate',
    ...(form === 'W8BEN' ? (['citizenship'] as const) : []),
    ...(form === 'W8BENE' ? (['incorporation', 'companyKind', 'fatcaStatus'] as const) : []),
    ...(form === 'W8BENE' && claimsTreaty ? (['benefitsBasis'] as const) : []),
    ...(isReported ? reported : []),
  ];
}

export type TaxFaults = Partial<Record<TaxField | 'isCertified', string>>;

const messages = taxMessages.faults;
const MOST = 100;
const ADULT = 18;
const OLDEST = 120;

/** What is wrong with the answers to a form, by field; nothing where it can be signed. Server and form ask the same. */
export function taxFaults(form: TaxForm, answers: TaxAnswers, regime: TaxRegime, now: Date): TaxFaults {
  const faults: TaxFaults = {};
  for (const field of taxFieldsOf(form, answers, regime)) {
    const fault = faultOf(field, form, answers, now);
    if (fault !== undefined) faults[field] = fault;
  }
  if (!answers.isCertified) faults.isCertified = messages.isCertified;
  return faults;
}

/** What is said of a field, in words where it was chosen. */
export function taxValueText(field: TaxField, value: string): string {
  if (field === 'companyKind' && isOneOf(COMPANY_KINDS, value)) return taxMessages.companyKinds[value];
  if (field === 'fatcaStatus' && isOneOf(FATCA_STATUSES, value)) return taxMessages.fatcaStatuses[value];
  if (field === 'benefitsBasis' && isOneOf(BENEFITS_BASES, value)) return taxMessages.benefitsBases[value];
  return value;
}

function faultOf(field: TaxField, form: TaxForm, answers: TaxAnswers, now: Date): string | undefined {
  const typed = answers[field].trim();
  if (typed.length > MOST || /\p{Cc}/u.test(typed)) return messages.tooLong;
  const { country, taxNumber, noTaxNumberReason, legalName, isCompany } = answers;
  const hasNumber = taxNumber.trim() !== '';
  switch (field) {
    case 'country':
      return isCountryCode(typed) ? undefined : messages[field];
    case 'citizenship':
      // A citizen of the US is a US person wherever they live.
      if (typed === 'US') return messages.usCitizen;
      return isCountryCode(typed) ? undefined : messages[field];
    case 'incorporation':
      if (typed === 'US') return messages.usCompany;
      return isCountryCode(typed) ? undefined : messages[field];
    case 'companyKind':
      return isOneOf(COMPANY_KINDS, typed) ? undefined : messages[field];
    case 'fatcaStatus':
      return isOneOf(FATCA_STATUSES, typed) ? undefined : messages[field];
    case 'benefitsBasis':
      return isOneOf(BENEFITS_BASES, typed) ? undefined : messages[field];
    case 'registrationNumber':
      return /\p{N}/u.test(typed) ? undefined : messages[field];
    case 'legalName':
      if (isCompany && form !== 'W9') return /[\p{L}\p{N}]/u.test(typed) ? undefined : messages.companyName;
      return hasLetter(typed) ? undefined : messages[field];
    case 'city':
    case 'signer':
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
      if (form === 'W9') return usNumberText(typed);
      if (!hasNumber) return hasLetter(noTaxNumberReason) ? undefined : messages.taxNumberOrReason;
      return (isCompany ? isCompanyNumber(typed) : isTaxNumber(country, typed)) ? undefined : messages.taxNumber;
    }
    case 'noTaxNumberReason':
      return hasNumber && typed !== '' ? messages.numberAndReason : undefined;
    case 'birthPlace':
      return !hasNumber && !hasLetter(typed) ? messages.birthPlace : undefined;
    case 'vatNumber':
      return typed === '' || isVatNumber(country, typed) ? undefined : messages.vatNumber;
    case 'signature':
      // A company cannot sign: somebody does for it.
      return sameName(typed, isCompany && form !== 'W9' ? answers.signer : legalName) ? undefined : messages.signature;
  }
}

function usNumberText(typed: string): string | undefined {
  const fault = usNumberFault(typed);
  if (fault === undefined) return undefined;
  const { is, kind, count } = fault;
  return formatMessage(messages.usTaxNumber[is], { kind: messages.usTaxNumber.kinds[kind ?? 'any'], count });
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
