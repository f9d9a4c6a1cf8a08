import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { reactivationMessages as messages } from '#shared/messages/membership-notices.ts';
import { answerOf } from '#web/app/graph/change-outcome.ts';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { openToApprove, takeUnapproved, wasNotAsked } from '#web/features/money/checkout/approve-elsewhere.ts';
import { forgetSent, rememberSent } from '#web/features/money/checkout/payment-memory.ts';
import type { Shown } from '#web/features/money/checkout/payment-answer.ts';
import type { SettleOptions } from '#web/features/money/checkout/settle-payment.ts';
import { reactivatePath } from '#web/features/money/membership-settings/membership-paths.ts';
import {
  type UncancelMembershipMutation,
  UncancelMembershipMutationDocument,
} from '#web/generated/UncancelMembershipMutation.ts';

export type ReactivationState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly isSlow: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  /** The page is loading anew. */
  | { readonly kind: 'done' };

/** Sends the request that a membership goes on; success takes the fragment away and loads the page anew. */
export function useReactivation(): {
  readonly state: ReactivationState;
  /** `shown` is what it says that coming back costs now. */
  readonly reactivate: (membershipId: string, shown: Shown | undefined) => Promise<void>;
} {
  const graph = use(GraphContext);
  const [state, setState] = useState<ReactivationState>({ kind: 'asking' });
  const { url, context } = use(SiteContext);
  const approvalAddress = new URL(reactivatePath(), context.type === 'DEFAULT' ? location.href : url).href;
  const goOn = useCallback(
    async (ask: () => Promise<Uncancelled>) => {
      setState({ kind: 'running', isSlow: false });
      const onSlow = () => setState({ kind: 'running', isSlow: true });
      const message = await uncancel(graph, ask, { onSlow, approvalAddress });
      if (message !== undefined) return setState({ kind: 'failed', message });
      setState({ kind: 'done' });
      history.replaceState(history.state, '', location.pathname + location.search);
      location.reload();
    },
    [graph, approvalAddress],
  );
  const reactivate = (membershipId: string, shown: Shown | undefined) =>
    goOn(async () => {
      const variables = {
        input: { membershipId, ...(shown && { shown: { amount: shown.amount, currency: shown.currency } }) },
      };
      return answerOf(await sendChange(graph, UncancelMembershipMutationDocument, variables));
    });
  const resume = useEffectEvent(() => {
    const asked = takeUnapproved(SUBJECT);
    if (asked !== null) void goOn(async () => asked);
  });
  useEffect(() => {
    // After the modal stands: a question of the bank opens over it.
    const timer = setTimeout(() => resume());
    return () => clearTimeout(timer);
  }, []);
  return { state, reactivate };
}

type Uncancelled = UncancelMembershipMutation['uncancelMembership'];

const SUBJECT = 'reactivation';

/** Undefined where the membership goes on; else what to say. What the bank wants to know is asked of the person. */
async function uncancel(
  graph: Graph,
  ask: () => Promise<Uncancelled>,
  { onSlow, approvalAddress }: { readonly onSlow: () => void; readonly approvalAddress: string },
): Promise<string | undefined> {
  try {
    const answer = await ask();
    switch (answer.__typename) {
      case 'MutationSuccess':
        return undefined;
      case 'PaymentNeedsApproval':
      case 'PaymentPending':
      case 'PaymentMethodDeclined': {
        const { settlePayment } = await import('#web/features/money/checkout/settle-payment.ts');
        const onOpen: SettleOptions['onOpen'] = (open) =>
          rememberSent(SUBJECT, { formKey: open.paymentId, answer: open });
        const settled = await settlePayment(graph, answer, { onSlow, onOpen });
        // The page goes, and the modal of the next one goes on with what is remembered.
        if (wasNotAsked(settled) && openToApprove(approvalAddress)) return await new Promise(() => undefined);
        forgetSent(SUBJECT);
        if (settled.state === 'paid') return undefined;
        return settled.state === 'waiting' ? messages.waiting : settled.message;
      }
      case 'Conflict':
        return answer.message;
      default:
        return messages.failed;
    }
  } catch {
    return messages.failed;
  }
}
