import type braintree from 'braintree';
import type { Declined } from '#modules/money/payments/payment-outcomes.ts';
import { BraintreeFault } from './ask-braintree.ts';
import { decisionShape } from './braintree-shapes.ts';
import { reasonOfValidation } from './decline-codes.ts';
import { declineOf } from './outcome-of.ts';

type Refused = Pick<braintree.ValidatedResponse<never>, 'errors' | 'message'> & { readonly verification?: unknown };

/** The codes of what Braintree found wrong with a call; nothing was done then. */
export function validationCodesOf({ errors }: Pick<Refused, 'errors'>): readonly string[] {
  return errors.deepErrors().map(({ code }) => code);
}

/**
 * Why a call was refused before any money moved: the card did not pass its verification, or something that the person
 * gave is wrong. Throws a BraintreeFault where it is we who are wrong.
 */
export function refusalOf(refused: Refused): Declined {
  if (refused.verification) return declineOf(decisionShape.parse(refused.verification));
  const codes = validationCodesOf(refused);
  for (const code of codes) {
    const reason = reasonOfValidation(code);
    if (reason) return { state: 'DECLINED', reason, code, isWorthAnotherTry: reason === 'TRY_LATER' };
  }
  throw new BraintreeFault(`${refused.message} (${codes.join(', ')})`);
}
