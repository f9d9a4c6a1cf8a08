import { parseEmail } from '#shared/identity/email-rule.ts';
import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  canBeDelivered,
  GIFT_DELIVERY_MONTHS,
  GIFT_MONTHS,
  GIFT_NOTE_LENGTH,
  GROUP_GIFT_MOST,
  priceOfGift,
} from '#shared/membership/gifts.ts';
import type { MembershipTier } from '#shared/membership/plans.ts';
import type { Money } from '#shared/money/money.ts';
import { currencyOffered } from '#shared/membership/prices.ts';
import { membershipMessages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { endIntent } from '#modules/money/billing/end-intent.ts';
import { pay } from '#modules/money/billing/pay.ts';
import { isOpen, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { methodMark } from '#modules/money/billing/same-payment.ts';
import { readBillingDetails } from '#modules/money/billing/receipt-details.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { tryOfForm } from '#modules/money/memberships/form-try.ts';
import { isCurrency, isFormKey } from '#modules/money/memberships/form-values.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { findCountry } from '#modules/money/memberships/needs-country.ts';
import { offeredProvider } from '#modules/money/memberships/offered-providers.ts';
import { isOtherPrice } from '#modules/money/memberships/pay-alone.ts';
import {
  type PaymentOutcome,
  paymentOutcome,
  refusePayment,
  refusePrice,
} from '#modules/money/memberships/payment-outcome.ts';
import { throttlePayment } from '#modules/money/memberships/payment-limits.ts';
import { readPrices } from '#modules/money/memberships/read-prices.ts';
import type { Gift } from './gift.ts';
import { insertGift } from './gifts.store.ts';
import { giftPurpose, saidInOrder } from './gift-purpose.ts';
import { readGroupMinimum } from './read-gift-plans.ts';

type Order = {
  readonly personId: string;
  /** FREE can be asked for on the wire, and is nothing to give. */
  readonly tier: MembershipTier;
  readonly currency: string;
  readonly provider: string;
  readonly token: string;
  readonly formKey: string;
  /** Two capital letters; null: that of the connection. */
  readonly country: string | null;
  /** What the button said that it costs; null where nobody saw one. */
  readonly shown: Money | null;
  readonly billing?: Parameters<typeof readBillingDetails>[0];
};

export type GiftOrder = Order & {
  readonly senderName: string;
  readonly recipientName: string;
  readonly recipientEmail: string | null;
  readonly note: string;
  readonly deliverAt: Date | null;
};

export type GroupGiftOrder = Order & {
  readonly seats: number;
  readonly isShared: boolean;
  readonly emailDomain: string | null;
};

/** Own judgement: names that a card has room for. */
const NAME_LENGTH = 100;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** One gift is ordered and paid (rules 98, 99): what is wrong with it is said before anything is charged. */
export async function orderGift(context: CommandContext, order: GiftOrder): Promise<PaymentOutcome> {
  mustActFor(context, order.personId);
  const recipientEmail = order.recipientEmail === null ? null : parseEmail(order.recipientEmail)?.toLowerCase();
  const note = order.note.trim();
  const [senderName, recipientName] = [order.senderName.trim(), order.recipientName.trim()];
  if (senderName === '' || senderName.length > NAME_LENGTH) return badRequest(messages.badSender);
  if (recipientName === '' || recipientName.length > NAME_LENGTH) return badRequest(messages.badRecipient);
  if (recipientEmail === undefined) return badRequest(messages.badAddress);
  if (note.length > GIFT_NOTE_LENGTH) return badRequest(formatMessage(messages.badNote, { most: GIFT_NOTE_LENGTH }));
  if (order.deliverAt !== null && !canBeDelivered(order.deliverAt, context.clock.now()))
    return badRequest(formatMessage(messages.badDay, { months: GIFT_DELIVERY_MONTHS }));
  const deliverAt = recipientEmail === null ? null : order.deliverAt;
  const of = {
    seats: 1,
    isShared: true,
    emailDomain: null,
    senderName,
    recipientName,
    recipientEmail,
    note,
    deliverAt,
  };
  return payFor(context, 'GIFT', order, of);
}

/** Memberships for a group (rule 103). */
export async function orderGroupGift(context: CommandContext, order: GroupGiftOrder): Promise<PaymentOutcome> {
  mustActFor(context, order.personId);
  const fewest = await readGroupMinimum(context.database);
  if (order.seats < fewest || order.seats > GROUP_GIFT_MOST)
    return badRequest(formatMessage(messages.badSeats, { fewest, most: GROUP_GIFT_MOST }));
  const emailDomain = order.emailDomain?.trim().toLowerCase().replace(/^@/, '') || null;
  if (emailDomain !== null && !DOMAIN.test(emailDomain)) return badRequest(messages.badDomain);
  const of = {
    seats: order.seats,
    isShared: order.isShared,
    emailDomain,
    senderName: '',
    recipientName: '',
    recipientEmail: null,
    note: '',
    deliverAt: null,
  };
  return payFor(context, 'GROUP_GIFT', order, of);
}

type Ordered = Pick<
  Gift,
  'seats' | 'isShared' | 'emailDomain' | 'senderName' | 'recipientName' | 'recipientEmail' | 'note' | 'deliverAt'
>;

async function payFor(
  context: CommandContext,
  kind: 'GIFT' | 'GROUP_GIFT',
  order: Order,
  of: Ordered,
): Promise<PaymentOutcome> {
  const { personId, tier, currency, token } = order;
  if (tier === 'FREE') return badRequest(messages.badTier);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  if (!isCurrency(currency)) return badRequest(membershipMessages.wrongCurrency);
  if (!isFormKey(order.formKey)) return badRequest(membershipMessages.wrongForm);
  const provider = offeredProvider(context.config, order.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', membershipMessages.checkoutNotAvailable);
  const taxed = await findCountry(context, order.country);
  if (taxed.type !== 'Country') return taxed;
  const billing = readBillingDetails(order.billing);
  if ('type' in billing) return billing;
  const prices = await readPrices(context.database);
  const money = priceOfGift(prices, tier, currencyOffered(prices, currency), of.seats);
  const said = saidInOrder(context, [tier, currency, order.provider, order.country, of]);
  const isSame = (intent: PaymentIntent) => isSameOrder(intent, { said, money, method: { token } });
  const form = { personId, purpose: kind, formKey: order.formKey };
  const { formKey, earlier, left } = await tryOfForm(context.database, form, isSame);
  for (const intent of left) {
    // The form says something else now: nobody approves what it said before.
    const ended = await endIntent(context, intent, membershipAppliers);
    if (ended !== null && (isOpen(ended) || ended.state === 'SUCCEEDED')) return refuseOther(ended);
  }
  if (earlier !== null) return isSame(earlier) ? paymentOutcome(context, personId, earlier) : refuseOther(earlier);
  if (isOtherPrice(order.shown, money)) return refusePrice(money);
  const id = createId();
  const createdAt = context.clock.now();
  const unpaid = { intentId: null, paidAt: null, expiresAt: null, deliveredAt: null, voidedAt: null };
  const given = { id, kind, buyerId: personId, tier, months: GIFT_MONTHS, price: money, isForNewMembers: false };
  await insertGift(context.database, { ...of, ...given, ...unpaid, createdAt });
  const purpose = { giftId: id, seats: of.seats, country: taxed.country, said, billing };
  const payment = { personId, provider, kind, subjectId: id, formKey, money, purpose, method: { token } };
  const paid = await pay(context, payment, membershipAppliers);
  // The same form was sent twice at one instant, and may have said two things.
  if (paid !== null && !isSame(paid)) return refuseOther(paid);
  return paymentOutcome(context, personId, paid);
}

/** Whether a payment of a form is for what the form says now; until it is paid, also with the same method. */
function isSameOrder(
  intent: PaymentIntent,
  { said, money, method }: { said: string; money: Money; method: { readonly token: string } },
): boolean {
  if (giftPurpose.parse(intent.purpose).said !== said) return false;
  return !isOpen(intent) || (intent.money.amount === money.amount && intent.methodMark === methodMark(method));
}

/** What the form pays for already is not what it says now. */
function refuseOther(intent: PaymentIntent): PaymentOutcome {
  return isOpen(intent)
    ? refusePayment('PaymentError', membershipMessages.paymentUnderWay)
    : refusePayment('Conflict', messages.otherOrder);
}
