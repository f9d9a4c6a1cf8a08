import type { Approval, Instrument } from './vault.ts';
import type { Status } from './transactions.ts';

/** What the gateway and the bank say to a charge. */
export type Decision = {
  readonly status: Status;
  readonly responseCode: string | null;
  readonly rejection: string | null;
};

type Asked = {
  readonly amount: string;
  readonly instrument: Instrument;
  readonly approval: Approval | undefined;
  /** A renewal, where a bank cannot ask anybody. */
  readonly isRecurring: boolean;
  readonly wantsThreeDSecure: boolean;
  readonly now: Date;
};

const YES: Decision = { status: 'submitted_for_settlement', responseCode: '1000', rejection: null };

/** By the test amounts and the test cards of Braintree's documentation, and by what a test said of the card. */
export function decide(asked: Asked): Decision {
  const { instrument, amount } = asked;
  if (instrument.rejection) return reject(instrument.rejection);
  if (asked.wantsThreeDSecure && !asked.approval?.isShifted) return reject('three_d_secure');
  if (instrument.declineWith) return decline(instrument.declineWith);
  if (isExpired(instrument, asked.now)) return decline('2004');
  if (instrument.wantsApproval && !asked.approval?.isShifted && !asked.isRecurring) return decline('2099');
  const value = Number(amount);
  if (value >= 2000 && value < 3000) return decline(String(Math.floor(value)));
  if (value >= 3000 && value < 3001) return decline('3000');
  if (value === 5001) return reject('application_incomplete');
  if (value === 5001.01 && instrument.kind === 'paypal_account') return decline('2038');
  return YES;
}

/** What becomes of it when it settles: only PayPal's can still fail. */
export function settle(
  { kind }: Instrument,
  amount: string,
): { readonly status: Status; readonly code: string | null } {
  const value = Number(amount);
  if (kind === 'paypal_account' && value >= 4001 && value < 4002)
    return { status: 'settlement_declined', code: '4001' };
  if (kind === 'paypal_account' && value >= 4002 && value < 4003) return { status: 'settlement_pending', code: '4002' };
  return { status: 'settled', code: '4000' };
}

function decline(responseCode: string): Decision {
  return { status: responseCode === '3000' ? 'failed' : 'processor_declined', responseCode, rejection: null };
}

function reject(rejection: string): Decision {
  return { status: 'gateway_rejected', responseCode: null, rejection };
}

function isExpired({ kind, expirationMonth, expirationYear }: Instrument, now: Date): boolean {
  if (kind === 'paypal_account') return false;
  return now.getTime() >= Date.UTC(Number(expirationYear), Number(expirationMonth), 1);
}
