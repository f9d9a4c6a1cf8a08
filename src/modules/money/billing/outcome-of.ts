import type { ChargeOutcome, MethodOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { IntentKind } from './payment-intent.ts';
import type { IntentOutcome } from './payment-intents.store.ts';

/** What the answer to a question makes of an intent: who is asked too much has said nothing of the payment. */
export function outcomeFound(answer: ChargeOutcome | MethodOutcome): IntentOutcome {
  return answer.state === 'TURNED_AWAY' ? { state: 'UNKNOWN' } : outcomeOf(answer);
}

/** What the answer to a call that pays makes of its intent. A renewal that was not let in is no card that failed. */
export function outcomeOfCall(kind: IntentKind, answer: ChargeOutcome | MethodOutcome): IntentOutcome {
  return kind === 'RENEWAL' && answer.state === 'TURNED_AWAY' ? { state: 'ABANDONED' } : outcomeOf(answer);
}

function outcomeOf(answer: ChargeOutcome | MethodOutcome): IntentOutcome {
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
