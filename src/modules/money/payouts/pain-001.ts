import { decimalOf } from '#shared/money/money.ts';
import type { BankPayment } from './bank-payments.ts';

export type PaymentFile = {
  readonly id: string;
  readonly createdAt: Date;
  readonly debtor: { readonly name: string; readonly iban: string };
  readonly payments: readonly BankPayment[];
};

/** What banks take in a name or a text: letters, digits and a few signs (EPC217-08). */
const NOT_TAKEN = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/**
 * A file for the bank as pain.001.001.09: one group of payments for each currency, since a group has one. Euros are
 * asked for as SEPA transfers, other currencies as the bank's own.
 */
export function paymentFileXml({ id, createdAt, debtor, payments }: PaymentFile): string {
  const groups = Map.groupBy(payments, ({ money }) => money.currency);
  const at = createdAt.toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${at.slice(0, 19)}Z</CreDtTm><NbOfTxs>${payments.length}</NbOfTxs><InitgPty><Nm>${written(debtor.name, 70)}</Nm></InitgPty></GrpHdr>
${[...groups]
  .map(
    ([currency, own]) => `<PmtInf>
<PmtInfId>${id}-${currency}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${own.length}</NbOfTxs>${currency === 'EUR' ? '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>' : ''}
<ReqdExctnDt><Dt>${at.slice(0, 10)}</Dt></ReqdExctnDt>
<Dbtr><Nm>${written(debtor.name, 70)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>${currency === 'EUR' ? 'SLEV' : 'SHAR'}</ChrgBr>
${own.map(transfer).join('\n')}
</PmtInf>`,
  )
  .join('\n')}
</CstmrCdtTrfInitn>
</Document>
`;
}

function transfer({ key, holder, iban, money, period }: BankPayment): string {
  return `<CdtTrfTxInf><PmtId><EndToEndId>${key}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${money.currency}">${decimalOf(money)}</InstdAmt></Amt><Cdtr><Nm>${written(holder, 70)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Earnings ${period}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

/** Accents go, and so does everything that would have to be escaped; a name of nothing else is told as it must be. */
function written(text: string, most: number): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(NOT_TAKEN, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return plain === '' ? 'NOTPROVIDED' : plain.slice(0, most);
}
