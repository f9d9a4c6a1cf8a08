import { decimalOf, type Money } from '#shared/money/money.ts';
import { bankText } from '#shared/payouts/bank-text.ts';
import type { BankPayment } from './bank-payments.ts';

export type PaymentFile = {
  readonly id: string;
  readonly createdAt: Date;
  readonly debtor: { readonly name: string; readonly iban: string };
  /** At least one, and all in one currency. */
  readonly payments: readonly BankPayment[];
};

/** What a name may have in a SEPA transfer, which is half of what the message has room for. */
const MOST_NAME = 70;

/**
 * A file for the bank as pain.001.001.09 (rule 269): one group of payments. Euros are asked for as SEPA transfers, other
 * currencies as the bank's own. Throws where there is nothing to pay, or more than one currency.
 */
export function paymentFileXml({ id, createdAt, debtor, payments }: PaymentFile): string {
  const [first] = payments;
  if (first === undefined) throw new Error(`the file ${id} has no payments`);
  const { currency } = first.money;
  if (payments.some(({ money }) => money.currency !== currency)) throw new Error(`the file ${id} has two currencies`);
  const isSepa = currency === 'EUR';
  const at = createdAt.toISOString();
  // Banks compare both with what they count themselves, and refuse a file that lost something on its way.
  const sums = `<NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${decimalOf(sumOf(payments, first.money))}</CtrlSum>`;
  const name = nameOf(debtor.name);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${at.slice(0, 19)}Z</CreDtTm>${sums}<InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>
<PmtInf>
<PmtInfId>${id}-${currency}</PmtInfId><PmtMtd>TRF</PmtMtd>${sums}${isSepa ? '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>' : ''}
<ReqdExctnDt><Dt>${at.slice(0, 10)}</Dt></ReqdExctnDt>
<Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>${isSepa ? 'SLEV' : 'SHAR'}</ChrgBr>
${payments.map(transfer).join('\n')}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`;
}

function sumOf(payments: readonly BankPayment[], { currency }: Money): Money {
  return { amount: payments.reduce((sum, { money }) => sum + money.amount, 0), currency };
}

function transfer({ key, holder, iban, money, period }: BankPayment): string {
  return `<CdtTrfTxInf><PmtId><EndToEndId>${key}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${money.currency}">${decimalOf(money)}</InstdAmt></Amt><Cdtr><Nm>${nameOf(holder)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Earnings ${period}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

/** A name must be told; one that has no letters for banks came in before the form asked for them. */
function nameOf(name: string): string {
  return bankText(name, MOST_NAME) || 'NOTPROVIDED';
}
