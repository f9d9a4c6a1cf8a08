import { z } from 'zod';
import type { Answer } from './answers.ts';
import { newId, nonceOf, type StandIn } from './stand-in.ts';
import { instrumentOfNumber } from './test-nonces.ts';
import type { Approval, Instrument, Nonce } from './vault.ts';
import { installCore } from './browser/core.ts';
import { installHostedFields } from './browser/hosted-fields.ts';
import { installWallets } from './browser/wallets.ts';

const cardShape = z.object({
  number: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  cvv: z.string().optional(),
  postalCode: z.string().optional(),
});

const walletShape = z.object({
  kind: z.enum(['paypal_account', 'apple_pay_card', 'android_pay_card']),
  email: z.string().optional(),
});

const approvalShape = z.object({
  nonce: z.string(),
  answer: z.enum(['lookup', 'approve', 'refuse']),
  merchantAccountId: z.string().nullish(),
});

/** What scripts in browsers ask for: the scripts themselves, nonces, and 3-D Secure on them. Undefined for all else. */
export function answerBrowser(standIn: StandIn, method: string, url: string, text: string): Answer | undefined {
  const { pathname } = new URL(url, 'http://stand-in');
  if (method === 'OPTIONS') return { status: 204, body: '', type: 'text/plain' };
  const [, component] = /^\/web\/[\d.x]+\/js\/([\w-]+?)(?:\.min)?\.js$/.exec(pathname) ?? [undefined, undefined];
  if (component !== undefined) return { status: 200, body: browserScript(component), type: 'text/javascript' };
  const [, call] = /^\/merchants\/[\w-]+\/client_api\/v1\/([\w/]+)$/.exec(pathname) ?? [undefined, undefined];
  if (call === undefined) return undefined;
  const body: unknown = text === '' ? {} : JSON.parse(text);
  if (call === 'payment_methods/credit_cards') return tokenizeCard(standIn, cardShape.parse(body));
  if (call === 'payment_methods/wallets') return tokenizeWallet(standIn, walletShape.parse(body));
  if (call === 'three_d_secure') return approve(standIn, approvalShape.parse(body));
  return undefined;
}

function tokenizeCard(standIn: StandIn, card: z.output<typeof cardShape>): Answer {
  const digits = card.number.replaceAll(/\D/g, '');
  const isSound = digits.length >= 12 && isLuhn(digits);
  if (!isSound) return json(422, { error: { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', field: 'number' } });
  const instrument = instrumentOfNumber(digits, card.expirationMonth, card.expirationYear);
  // The security codes and postal codes of the documentation that do not match.
  const isWrongCode = card.cvv === '200' && { rejection: 'cvv' };
  const isWrongPlace = card.postalCode === '20000' && { rejection: 'avs' };
  return nonceAnswer(keepNonce(standIn, { ...instrument, ...isWrongPlace, ...isWrongCode }));
}

function tokenizeWallet(
  standIn: StandIn,
  { kind, email = 'jane.doe@paypal.com' }: z.output<typeof walletShape>,
): Answer {
  const fixed = {
    paypal_account: 'fake-paypal-billing-agreement-nonce',
    apple_pay_card: 'fake-apple-pay-visa-nonce',
    android_pay_card: 'fake-android-pay-visa-nonce',
  };
  const instrument = nonceOf(standIn, fixed[kind])?.instrument;
  return instrument ? nonceAnswer(keepNonce(standIn, { ...instrument, email })) : json(422, {});
}

/** 3-D Secure: whether a challenge is wanted, and the nonce that stands for what came of it. */
function approve(standIn: StandIn, wanted: z.output<typeof approvalShape>): Answer {
  const { nonce: name, answer, merchantAccountId } = wanted;
  const nonce = nonceOf(standIn, name);
  if (!nonce) return json(404, {});
  const wantsChallenge = nonce.instrument.wantsApproval === true && !standIn.switches.approvesByItself;
  if (answer === 'lookup' && wantsChallenge) return json(200, { isChallenge: true });
  const approval: Approval =
    answer === 'refuse'
      ? { status: 'authenticate_failed', isShifted: false, isPossible: true, enrolled: 'Y' }
      : { status: 'authenticate_successful', isShifted: true, isPossible: true, enrolled: 'Y' };
  const byAccount = { ...approval, merchantAccountId: merchantAccountId ?? undefined };
  return nonceAnswer(keepNonce(standIn, nonce.instrument, byAccount, nonce.token));
}

function keepNonce(standIn: StandIn, instrument: Instrument, approval?: Approval, token?: string): Nonce {
  const nonce = { nonce: `tokencc_${newId(16)}`, instrument, approval, token, isFixed: false, isConsumed: false };
  standIn.nonces.set(nonce.nonce, nonce);
  return nonce;
}

/** What `tokenize` and `verifyCard` give to the page. */
function nonceAnswer({ nonce, instrument, approval }: Nonce): Answer {
  const { cardType, last4, bin, email, kind } = instrument;
  const isPaypal = kind === 'paypal_account';
  return json(201, {
    nonce,
    type: isPaypal ? 'PayPalAccount' : 'CreditCard',
    details: isPaypal ? { email } : { cardType, lastFour: last4, lastTwo: last4.slice(2), bin },
    ...(approval && { liabilityShifted: approval.isShifted, liabilityShiftPossible: approval.isPossible }),
  });
}

function json(status: number, value: unknown): Answer {
  return { status, body: JSON.stringify(value), type: 'application/json' };
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * A script as it is asked for from `https://js.braintreegateway.com/web/…/js/hosted-fields.min.js`. The functions are
 * sent as their own text: Node has taken the types out of it, and nothing else is changed.
 */
function browserScript(component: string): string {
  const install = component === 'hosted-fields' ? installHostedFields : installWallets;
  return `(${install.toString()})((${installCore.toString()})());\n`;
}
