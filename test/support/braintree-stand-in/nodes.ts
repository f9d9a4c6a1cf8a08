import type braintree from 'braintree';
import type { StoredTransaction } from './transactions.ts';
import type { Approval, Customer, Instrument, KeptMethod } from './vault.ts';
import { List, type Wire } from './xml.ts';

/** The names that the SDK reads, some of which its classes then rename. */
type Node<Class> = { readonly [Key in keyof Class]?: Wire };
type TransactionNode = Node<braintree.Transaction> & {
  readonly [key in 'paypal' | 'applePay' | 'globalId' | 'customer' | 'disbursementDetails' | 'responseEmvData']?: Wire;
};

/** A transaction as it stands in an answer. */
export function transactionNode(one: StoredTransaction): TransactionNode {
  const history = one.history.map(({ status, at }) => ({
    status,
    timestamp: at,
    amount: one.amount,
    user: 'longhand',
  }));
  return {
    id: one.id,
    status: one.status,
    type: one.type,
    currencyIsoCode: one.currencyIsoCode,
    amount: one.amount,
    merchantAccountId: one.merchantAccountId,
    orderId: one.orderId,
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
    customer: { id: one.customerId },
    ...instrumentNode(one),
    paymentInstrumentType: one.instrument.kind,
    processorResponseCode: one.responseCode ?? '',
    processorResponseText: one.responseCode === '1000' ? 'Approved' : 'Declined',
    processorResponseType: responseTypeOf(one.responseCode),
    processorSettlementResponseCode: one.settlementCode ?? '',
    gatewayRejectionReason: one.rejection,
    recurring: one.source === 'recurring',
    refundIds: new List('item', one.refundIds),
    refundedTransactionId: one.refundedTransactionId,
    descriptor: { name: one.descriptor, phone: null, url: null },
    disputes: new List(
      'dispute',
      one.disputes.map((dispute) => ({ ...disputeNode(one, dispute) })),
    ),
    statusHistory: new List('status-event', history),
    addOns: new List('add-on', []),
    discounts: new List('discount', []),
    authorizationAdjustments: new List('authorization-adjustment', []),
    disbursementDetails: { disbursementDate: null, settlementAmount: null, fundsHeld: null, success: null },
    threeDSecureInfo: one.approval ? approvalNode(one.approval) : null,
  };
}

export function disputeNode(
  one: StoredTransaction,
  dispute: StoredTransaction['disputes'][number],
): Node<braintree.Dispute> & { readonly amount: Wire } {
  const { id, status, openedAt, amount } = dispute;
  return {
    id,
    status,
    amount,
    amountDisputed: amount,
    currencyIsoCode: one.currencyIsoCode,
    kind: 'chargeback',
    reason: 'fraud',
    receivedDate: openedAt.toISOString().slice(0, 10),
    transaction: { id: one.id, amount: one.amount, orderId: one.orderId },
  };
}

/** The root and the fields of a method of the vault. */
export function methodNode({
  token,
  customerId,
  instrument,
  createdAt,
  updatedAt,
}: KeptMethod): readonly [string, Wire] {
  const rest = { token, customerId, default: true, createdAt, updatedAt, subscriptions: new List('subscription', []) };
  const { kind, email } = instrument;
  if (kind === 'paypal_account') return ['paypal-account', { ...rest, email, billingAgreementId: `B-${token}` }];
  if (kind === 'android_pay_card') return ['android-pay-card', { ...rest, ...googlePayNode(instrument) }];
  if (kind === 'apple_pay_card') return ['apple-pay-card', { ...rest, ...cardNode(instrument) }];
  const { uniqueNumberIdentifier } = instrument;
  return ['credit-card', { ...rest, ...cardNode(instrument), uniqueNumberIdentifier }];
}

export function customerNode(
  { id, firstName, lastName, email, createdAt }: Customer,
  methods: readonly KeptMethod[],
): Wire {
  const cards = methods.filter(({ instrument }) => instrument.kind === 'credit_card');
  const creditCards = new List(
    'credit-card',
    cards.map((one) => methodNode(one)[1]),
  );
  return { id, firstName, lastName, email, createdAt, updatedAt: createdAt, creditCards };
}

export function approvalNode({ status, isShifted, isPossible, enrolled }: Approval): Wire {
  return {
    enrolled,
    liabilityShifted: isShifted,
    liabilityShiftPossible: isPossible,
    status,
    threeDSecureVersion: '2.2.0',
  };
}

function instrumentNode({ instrument, token }: StoredTransaction): TransactionNode {
  const { kind, email, uniqueNumberIdentifier } = instrument;
  if (kind === 'paypal_account')
    return { paypal: { token, payerEmail: email, payerId: 'PAYERID', paymentId: 'PAY-1' } };
  if (kind === 'android_pay_card') return { androidPayCard: { token, ...googlePayNode(instrument) } };
  if (kind === 'apple_pay_card') return { applePay: { token, ...cardNode(instrument) } };
  return { creditCard: { token, ...cardNode(instrument), uniqueNumberIdentifier } };
}

function cardNode({ bin, cardType, expirationMonth, expirationYear, last4 }: Instrument) {
  return { bin, cardType, expirationMonth, expirationYear, 'last-4': last4 };
}

function googlePayNode(instrument: Instrument): Wire & object {
  const { bin, cardType, expirationMonth, expirationYear, last4 } = instrument;
  const source = { sourceCardType: cardType, 'source-card-last-4': last4, sourceDescription: `${cardType} ${last4}` };
  // The number that the phone pays with is another one than that on the card.
  const virtual = { virtualCardType: cardType, 'virtual-card-last-4': '9999', googleTransactionId: 'google-1' };
  return { bin, expirationMonth, expirationYear, ...source, ...virtual };
}

function responseTypeOf(code: string | null): string {
  if (code === null) return '';
  if (code.startsWith('1')) return 'approved';
  return SOFT.has(code) || Number(code) >= 2109 ? 'soft_declined' : 'hard_declined';
}

/** The soft declines of the documentation's list, which ends at 2108; the rest up to 3000 is soft. */
const SOFT = new Set(
  `2000 2001 2002 2003 2016 2025 2026 2034 2035 2038 2040 2042 2046 2048 2057 2062 2078 2080 2092 2099 2101 2102 2103
  2104 2105 2106`.split(/\s+/),
);
