import type { ChargeOutcome, MethodOutcome } from '#modules/payments/payment-outcomes.ts';
import type { IntentOutcome } from './payment-intents.store.ts';

/** What a provider's answer makes of an intent. */
export function outcomeOf(answer: ChargeOutcome | MethodOutcome): IntentOutcome {
  switch (answer.state) {
    case 'SUCCEEDED':
      return { state: 'SUCCEEDED', charge: answer.charge, method: answer.method, at: answer.at };
    case 'KEPT':
      return { state: 'SUCCEEDED', method: answer.method };
    case 'DECLINED':
      return {
        state: 'DECLINED',
        reason: answer.reason,
        code: answer.code,
        isWorthAnotherTry: answer.isWorthAnotherTry,
      };
    case 'NEEDS_APPROVAL':
      return { state: 'NEEDS_APPROVAL', secret: answer.secret };
    case 'TURNED_AWAY':
      return { state: 'DECLINED', reason: 'TRY_LATER', code: 'turned_away' };
    case 'PENDING':
    case 'ABANDONED':
    case 'UNKNOWN':
      return { state: answer.state };
  }
}
