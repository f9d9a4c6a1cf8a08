import { adminTaxMessages as messages } from '#shared/messages/taxes.ts';
import { decimalOf } from '#shared/money/money.ts';
import { taxValueText } from '#shared/taxes/tax-answers.ts';
import { isInEu } from '#shared/taxes/tax-forms.ts';
import type { TaxPayout } from './read-tax-payouts.ts';

export type TaxFileKind = 'DAC7' | 'F1042S' | 'F1099';

type Cells = readonly (string | number)[];

/** What the US calls royalties that are not of industry, as a code of its form 1042-S. */
const ROYALTIES = '12';

/** In minor units of US dollars: royalties of less than ten are not told of, unless something was kept back. */
const LEAST_1099 = 1000;

/** A year's payouts as lines of a file for a tax office. */
export function taxFileLines(kind: TaxFileKind, payouts: readonly TaxPayout[]): readonly Cells[] {
  switch (kind) {
    case 'DAC7':
      return grouped(
        payouts.filter(({ country }) => country !== null && isInEu(country)),
        () => '',
      ).map(dac7Line);
    case 'F1042S':
      // One line for each rate: a form has one.
      return grouped(
        payouts.filter((payout) => payout.rate !== null && !isUs(payout)),
        ({ rate, form }) => `${rate} ${form}`,
      ).map(form1042Line);
    case 'F1099':
      return grouped(
        payouts.filter((payout) => payout.rate !== null && isUs(payout)),
        () => '',
      )
        .filter((own) => own.paid >= LEAST_1099 || own.withheld > 0)
        .map(form1099Line);
  }
}

function isUs({ form, country }: TaxPayout): boolean {
  return form === 'W9' || (form === null && country === 'US');
}

/** What one person was paid in one currency, with the last payout for what is the same in all of them. */
type Group = {
  readonly last: TaxPayout;
  readonly payouts: readonly TaxPayout[];
  readonly paid: number;
  readonly withheld: number;
};

function grouped(payouts: readonly TaxPayout[], part: (payout: TaxPayout) => string): readonly Group[] {
  const groups = Map.groupBy(payouts, (one) => `${one.personId} ${one.currency} ${part(one)}`);
  return [...groups.values()].flatMap((own) => {
    const last = own.at(-1);
    return last === undefined ? [] : [{ last, payouts: own, ...sumsOf(own) }];
  });
}

function sumsOf(payouts: readonly TaxPayout[]): { readonly paid: number; readonly withheld: number } {
  return {
    paid: payouts.reduce((sum, { amount }) => sum + amount, 0),
    withheld: payouts.reduce((sum, { withheld }) => sum + withheld, 0),
  };
}

/** Why a line has no name. */
const noteOf = ({ unnamed }: TaxPayout): string => (unnamed === null ? '' : messages.unnamed[unnamed]);

/** As a number, so that no spreadsheet takes it for a text. */
function money(amount: number, { currency }: TaxPayout): number {
  return Number(decimalOf({ amount, currency }));
}

const addressOf = ({ texts }: TaxPayout): Cells => [texts.street, texts.city, texts.region, texts.postalCode];

function dac7Line({ last, payouts }: Group): Cells {
  const { texts, country, form, account } = last;
  return [
    last.personId,
    texts.legalName,
    ...addressOf(last),
    country ?? '',
    texts.taxNumber,
    texts.taxNumber === '' ? '' : form === 'W9' ? 'US' : (country ?? ''),
    texts.noTaxNumberReason,
    texts.vatNumber,
    texts.birthDate,
    texts.birthPlace,
    account.holder,
    account.identifier,
    last.currency,
    ...[0, 1, 2, 3].flatMap((quarter) => {
      const own = payouts.filter(({ paidAt }) => Math.floor(paidAt.getUTCMonth() / 3) === quarter);
      const { paid, withheld } = sumsOf(own);
      // What was kept back is told apart, and is no part of the consideration.
      return [money(paid - withheld, last), own.length, money(withheld, last)];
    }),
    texts.registrationNumber,
    noteOf(last),
  ];
}

function form1042Line({ last, paid, withheld }: Group): Cells {
  const { texts, country, rate, claimsTreaty, form } = last;
  return [
    last.personId,
    ROYALTIES,
    money(paid, last),
    Number(rate),
    money(withheld, last),
    last.currency,
    texts.legalName,
    ...addressOf(last),
    country ?? '',
    texts.taxNumber,
    texts.birthDate,
    claimsTreaty ? messages.yes : messages.no,
    form ?? '',
    ...(['companyKind', 'fatcaStatus', 'benefitsBasis'] as const).map((field) => taxValueText(field, texts[field])),
    noteOf(last),
  ];
}

function form1099Line({ last, paid, withheld }: Group): Cells {
  const { texts, country, form } = last;
  return [
    last.personId,
    texts.legalName,
    texts.taxNumber,
    ...addressOf(last),
    country ?? '',
    money(paid, last),
    money(withheld, last),
    last.currency,
    form ?? '',
    noteOf(last),
  ];
}
