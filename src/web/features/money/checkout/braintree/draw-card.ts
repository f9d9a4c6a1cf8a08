import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { decimalOf } from '#shared/money/money.ts';
import type { Currency } from '#shared/money/money.ts';
import type { FieldsAnswer } from '../card-fields.ts';
import {
  type Braintree,
  type BraintreeClient,
  type HostedFields,
  THREE_D_SECURE_VERSION,
  type ThreeDSecure,
} from './open-braintree.ts';

/** The look of what is typed into Braintree's fields, which stand in frames of their own and see none of our styles. */
function fieldStyles(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif', color: token('--colour-text') },
    '::placeholder': { color: token('--colour-text-faint') },
    '.invalid': { color: token('--colour-danger') },
  };
}

/** The four fields of a card, by the name that Braintree knows them by. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv', 'postalCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export type DrawnCard = { readonly tokenize: () => Promise<FieldsAnswer>; readonly takeAway: () => void };

/** Puts Braintree's fields into their places, and asks for approval before it gives a token. */
export async function drawCard(
  braintree: Braintree,
  client: BraintreeClient,
  places: Readonly<Record<CardField, HTMLElement>>,
  money: { readonly amount: number; readonly currency: string },
): Promise<DrawnCard> {
  const fields = await braintree.hostedFields.create({
    client,
    styles: fieldStyles(),
    fields: {
      number: { container: places.number },
      expirationDate: { container: places.expirationDate, placeholder: messages.expirationHint },
      cvv: { container: places.cvv },
      postalCode: { container: places.postalCode },
    },
  });
  const secure = await braintree.threeDSecure.create({ client, version: THREE_D_SECURE_VERSION });
  return {
    tokenize: () => tokenOf(fields, secure, decimalOf({ ...money, currency: money.currency as Currency })),
    takeAway: () => void Promise.allSettled([fields.teardown?.(), secure.teardown?.()]),
  };
}

async function tokenOf(fields: HostedFields, secure: ThreeDSecure, amount: string): Promise<FieldsAnswer> {
  try {
    const { nonce, details } = await fields.tokenize();
    // Whatever came of it is in the new token, and the server acts on it.
    const onLookupComplete = (_data: object, next: () => void) => next();
    const verified = await secure.verifyCard({ nonce, bin: details?.bin, amount, onLookupComplete });
    return { token: verified.nonce };
  } catch (thrown) {
    return { fault: FAULTS[codeOf(thrown)] ?? messages.invalidCard };
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: messages.incomplete,
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: messages.offline,
  CLIENT_REQUEST_ERROR: messages.offline,
};

function codeOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
}
