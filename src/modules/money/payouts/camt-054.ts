import { currencyOf } from '#shared/money/currency-name.ts';
import { moneyOfDecimal, type Money } from '#shared/money/money.ts';

/** What a bank says of one payment. */
export type BankEntry = { readonly key: string; readonly money: Money | null; readonly returnCode: string | null };

const DETAILS = /<(?:\w+:)?TxDtls>(.*?)<\/(?:\w+:)?TxDtls>/gs;
const ENTRY = /<(?:\w+:)?Ntry>(.*?)<\/(?:\w+:)?Ntry>/gs;
const KEY = /<(?:\w+:)?EndToEndId>\s*([0-9a-f]{12}-\d{1,6})\s*</;
const AMOUNT = /<(?:\w+:)?(?:Amt|InstdAmt) Ccy="([A-Z]{3})">\s*(\d{1,15}(?:\.\d{1,5})?)\s*</;
const RETURN = /<(?:\w+:)?RtrInf>(.*?)<\/(?:\w+:)?RtrInf>/s;
const CODE = /<(?:\w+:)?Cd>\s*([A-Z0-9]{1,8})\s*</;
/** Not booked yet: an older bank writes the word alone, a newer one a code. */
const PENDING = /<(?:\w+:)?Sts>\s*(?:<(?:\w+:)?Cd>\s*)?PDNG\s*</;
const CREDITED = /<(?:\w+:)?CdtDbtInd>\s*CRDT\s*</;

/**
 * What a notice of the bank (camt.054, or the entries of a camt.053) says of payments of ours, found by the key that
 * went out with each: debited was paid, credited or with a reason for a return came back. What it has not booked
 * yet, and everything else in it, is not read.
 */
export function readBankAnswers(xml: string): readonly BankEntry[] {
  return [...xml.matchAll(ENTRY)].flatMap(([, entry = '']) => {
    if (PENDING.test(entry)) return [];
    const parts = [...entry.matchAll(DETAILS)].map(([, part = '']) => part);
    const isCredited = CREDITED.test(entry);
    // An entry of one payment need not have details with an amount of their own.
    return (parts.length === 0 ? [entry] : parts).flatMap((part) => {
      const key = KEY.exec(part)?.[1];
      if (key === undefined) return [];
      const returned = RETURN.exec(part)?.[1];
      const returnCode = returned === undefined ? null : (CODE.exec(returned)?.[1] ?? 'RETURNED');
      const money = amountOf(part) ?? (parts.length <= 1 ? amountOf(entry) : null);
      return [{ key, money, returnCode: returnCode ?? (isCredited ? 'RETURNED' : null) }];
    });
  });
}

function amountOf(part: string): Money | null {
  const [, currency, decimal] = AMOUNT.exec(part) ?? [];
  if (currency === undefined || decimal === undefined) return null;
  const known = currencyOf(currency);
  try {
    return moneyOfDecimal(decimal, known);
  } catch {
    return null;
  }
}
