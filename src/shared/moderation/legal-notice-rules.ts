import { parseEmail } from '../identity/email-rule.ts';
import { formatMessage } from '../messages/format-message.ts';
import { legalNoticeMessages as messages } from '../messages/legal-notices.ts';
import { readCountries } from './measures.ts';

export const legalNoticeKinds = ['COPYRIGHT', 'ILLEGAL', 'CHILD_ABUSE'] as const;
export type LegalNoticeKind = (typeof legalNoticeKinds)[number];

/** Own judgement: room for every sentence that a court would read. */
export const MOST_EXPLANATION = 4_000;
export const MOST_WORK = 1_000;
export const MOST_LAW = 300;
export const MOST_NAME = 200;
export const MOST_POSTAL_ADDRESS = 500;
const MOST_ADDRESS = 2_048;

/** As it was typed. */
export type LegalNoticeForm = {
  readonly kind: LegalNoticeKind;
  readonly address: string;
  /** Of copyright: what was copied, and where it stands. */
  readonly work: string;
  /** Of anything else: the law, and the countries where it holds. */
  readonly law: string;
  readonly countries: string;
  readonly explanation: string;
  readonly name: string;
  readonly email: string;
  readonly isTrue: boolean;
  readonly isOwner: boolean;
};

export type LegalNoticeField = Exclude<keyof LegalNoticeForm, 'kind'>;
export type LegalNoticeFault = { readonly field: LegalNoticeField; readonly message: string };

/** What is missing or wrong in a notice, as the law asks for it (rule 260); undefined for one that can be sent. */
export function legalNoticeFault(form: LegalNoticeForm): LegalNoticeFault | undefined {
  const { kind, address, work, law, countries, explanation, name, email, isTrue, isOwner } = form;
  const isCopyright = kind === 'COPYRIGHT';
  // The law lets whoever reports the abuse of children stay unnamed.
  const isNamed = kind !== 'CHILD_ABUSE';
  const wrong = (field: LegalNoticeField, message: string) => ({ field, message });
  if (!URL.canParse(address.trim()) || address.length > MOST_ADDRESS) return wrong('address', messages.badAddress);
  const texts = [
    ...(isCopyright ? [['work', work, MOST_WORK, messages.noWork] as const] : []),
    ...(kind === 'ILLEGAL' ? [['law', law, MOST_LAW, messages.noLaw] as const] : []),
    ['explanation', explanation, MOST_EXPLANATION, messages.noExplanation] as const,
    ['name', name, MOST_NAME, isNamed ? messages.noName : null] as const,
  ];
  for (const [field, text, most, missing] of texts) {
    if (missing !== null && text.trim() === '') return wrong(field, missing);
    if ([...text].length > most) return wrong(field, formatMessage(messages.tooLong, { most }));
  }
  if (kind === 'ILLEGAL' && readCountries(countries) === null) return wrong('countries', messages.badCountries);
  const isMailWrong = parseEmail(email) === undefined && (isNamed || email.trim() !== '');
  if (isMailWrong) return wrong('email', messages.badEmail);
  if (!isTrue) return wrong('isTrue', messages.mustBeTrue);
  return isCopyright && !isOwner ? wrong('isOwner', messages.mustBeOwner) : undefined;
}

/**
 * Weekdays that a notifier has to go to court after a counter-notice. The law says 10 to 14 business days: with two more
 * than ten no holiday makes them fewer.
 */
export const COUNTER_WEEKDAYS = 12;

/** So many weekdays later, Monday to Friday by UTC, at the same time of day. */
export function afterWeekdays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date;
}

/** A month of the public log, as in `2026-11`; undefined for what is none. */
export function readMonth(text: string | null | undefined): { readonly start: Date; readonly end: Date } | undefined {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  if (year === '') return undefined;
  return {
    start: new Date(Date.UTC(Number(year), Number(month) - 1, 1)),
    end: new Date(Date.UTC(Number(year), Number(month), 1)),
  };
}
