import { randomBytes } from 'node:crypto';
import { PLAN_TYPES, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import { priceOfGift } from '#shared/membership/gifts.ts';
import { priceOfPlan, readPriceTable } from '#shared/membership/prices.ts';
import { PRODUCT_OF_PLAN } from '#shared/membership/products.ts';
import type { Money } from '#shared/money/money.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { settleIntent } from '#modules/money/billing/settle-intents.ts';
import { orderGift } from '#modules/money/gifts/order-gift.ts';
import { buyMembership } from '#modules/money/memberships/buy-membership.ts';
import { confirmPayment } from '#modules/money/memberships/confirm-payment.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import type { PaymentOutcome } from '#modules/money/memberships/payment-outcome.ts';
import { refundMembership } from '#modules/money/memberships/refund-membership.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Random } from '#test/prove/random.ts';

/** Where people pay, and how a bank of a provider is answered by its customer. */
export type Till = {
  readonly context: CommandContext;
  readonly providers: readonly ProviderName[];
  readonly askBank: (secret: string, isApproved: boolean) => Promise<void>;
};

/** What a form said when its button was pressed, and what was answered. */
export type Press = {
  readonly turn: number;
  readonly formKey: string;
  readonly product: string;
  readonly shown: Money;
  readonly provider: ProviderName;
  readonly answer: PaymentOutcome;
};

/** A question of a bank that was answered by yes. */
export type Approval = { readonly turn: number; readonly press: Press; readonly answer: PaymentOutcome };

export type Walk = {
  readonly personId: string;
  readonly presses: Press[];
  readonly approvals: Approval[];
  refunds: number;
};

const PRICES = readPriceTable('');
const card = (name: 'declined' | 'mastercard' | 'needsApproval' | 'visa') =>
  sandboxToken({ name, month: 12, year: 2040 });

/** What the fields of each give: some pay, some are asked about by their bank, some are declined. */
const TOKENS: Readonly<Record<ProviderName, readonly string[]>> = {
  SANDBOX: [card('visa'), card('mastercard'), card('needsApproval'), card('needsApproval'), card('declined')],
  STRIPE: ['pm_card_visa', 'pm_card_threeDSecure2Required', 'pm_card_threeDSecure2Required', 'pm_card_chargeDeclined'],
  BRAINTREE: ['fake-valid-visa-nonce', 'fake-valid-mastercard-nonce', 'fake-processor-declined-visa-nonce'],
};

/** Forms of one person that were opened, in one tab or in several: each may be pressed again, and say something else. */
const MOST_STEPS = 7;

/** One person walks through checkout, approval, going away and coming back, in several tabs and at one instant. */
export async function walk(till: Till, personId: string, random: Random): Promise<Walk> {
  const done: Walk = { personId, presses: [], approvals: [], refunds: 0 };
  const forms: string[] = [];
  const steps = 2 + random.below(MOST_STEPS - 1);
  for (let turn = 0; turn < steps; turn += 1) {
    const atOnce = random.below(3) === 0 ? 2 + random.below(2) : 1;
    // What each does is chosen before anything is done, so that a seed repeats it.
    const deeds = Array.from({ length: atOnce }, () => choose(till, done, { forms, random, turn }));
    await Promise.all(deeds.map((deed) => deed()));
  }
  return done;
}

type Step = { readonly forms: string[]; readonly random: Random; readonly turn: number };

function choose(till: Till, done: Walk, step: Step): () => Promise<void> {
  const { random, turn } = step;
  const asked = done.presses.filter(({ answer }) => answer.type === 'PaymentNeedsApproval');
  const what = random.below(10);
  if (what < 3 && asked.length > 0) return decide(till, done, random.pick(asked), { ...step, isApproved: what < 2 });
  if (what === 3 && done.presses.length > 0) return settle(till, done);
  if (what === 4 && turn > 0) return refund(till, done);
  return press(till, done, step, what === 5 ? 'gift' : 'membership');
}

function press(till: Till, done: Walk, { forms, random, turn }: Step, what: 'gift' | 'membership') {
  if (forms.length === 0 || random.below(4) > 0) forms.push(randomBytes(16).toString('hex'));
  const formKey = random.pick(forms);
  const plan: PlanType = random.pick(PLAN_TYPES);
  const provider = random.pick(till.providers);
  const token = random.pick(TOKENS[provider]);
  const isTrial = what === 'membership' && random.below(8) === 0;
  const { personId } = done;
  const of = { currency: 'USD', provider, token, formKey, country: 'US' };
  const price = priceOfPlan(PRICES, plan, 'USD');
  return async () => {
    if (what === 'gift') {
      const tier = tierOfPlan(plan) === 'FRIEND' ? ('FRIEND' as const) : ('MEMBER' as const);
      const shown = priceOfGift(PRICES, tier, 'USD');
      const words = { senderName: 'Ada', recipientName: 'Bob', recipientEmail: null, note: '', deliverAt: null };
      const given = await orderGift(till.context, { ...of, ...words, personId, tier, shown });
      done.presses.push({ turn, formKey, product: 'GIFT_MEMBERSHIP', shown, provider, answer: given });
      return;
    }
    const shown = isTrial ? { ...price, amount: 0 } : price;
    const bought = await buyMembership(till.context, personId, { ...of, plan, isTrial, coupon: null, shown });
    done.presses.push({ turn, formKey, product: PRODUCT_OF_PLAN[plan], shown, provider, answer: bought });
  };
}

/** The person answers a question of a bank, of whichever tab, and the page looks what became of it; or is closed before. */
function decide(
  till: Till,
  done: Walk,
  asked: Press,
  { random, turn, isApproved }: Step & { readonly isApproved: boolean },
) {
  const isClosed = random.below(4) === 0;
  return async () => {
    if (asked.answer.type !== 'PaymentNeedsApproval') return;
    const { paymentId, secret } = asked.answer;
    if (asked.provider === 'STRIPE') await till.askBank(secret, isApproved);
    // A tab that is closed says nothing more; the bank of the sandbox is our own page.
    if (isClosed && asked.provider === 'STRIPE') return;
    const confirmation = { paymentId, isRefused: !isApproved, token: null };
    const after = await confirmPayment(till.context, done.personId, confirmation);
    if (isApproved) done.approvals.push({ turn, press: asked, answer: after });
  };
}

/** What the worker does: whatever is open is asked for. */
function settle(till: Till, { presses }: Walk) {
  return async () => {
    for (const { answer: said } of presses) {
      if ('paymentId' in said) await settleIntent(till.context, said.paymentId, membershipAppliers);
    }
  };
}

function refund(till: Till, done: Walk) {
  return async () => {
    const membership = await findMembership(till.context.database, done.personId);
    if (membership === null) return;
    const asked = { membershipId: membership.id, isWithdrawal: false };
    const { type } = await refundMembership(till.context, done.personId, asked);
    if (type === 'MembershipChanged') done.refunds += 1;
  };
}
