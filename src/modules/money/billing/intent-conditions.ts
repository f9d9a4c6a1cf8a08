import { type IntentKind, isCharge } from './payment-intent.ts';

/** What pays for a membership, or keeps the method that will. */
const MEMBERSHIP_KINDS: readonly IntentKind[] = ['REACTIVATION', 'RENEWAL', 'START', 'SWITCH', 'TRIAL'];

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Conditions for statements over `payment_intent`, written as the index `payment_intent_one_open` has them. */
export const IS_OPEN = `state in (${listOf(['SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING'])})`;

/** Of these one may be under way for a person at a time. */
export const IS_OF_MEMBERSHIP = `kind in (${listOf(MEMBERSHIP_KINDS)})`;

/** Of these there is a charge. */
export const HAS_PAID_MEMBERSHIP = `kind in (${listOf(MEMBERSHIP_KINDS.filter(isCharge))})`;
