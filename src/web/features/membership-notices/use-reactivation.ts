import { use, useCallback, useState } from 'react';
import { reactivationMessages as messages } from '#shared/messages/membership-notices.ts';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
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

/** Sends the request that a membership goes on; success takes the fragment away and loads the page anew (1§4). */
export function useReactivation(): {
  readonly state: ReactivationState;
  readonly reactivate: (membershipId: string) => Promise<void>;
} {
  const graph = use(GraphContext);
  const [state, setState] = useState<ReactivationState>({ kind: 'asking' });
  const reactivate = useCallback(
    async (membershipId: string) => {
      setState({ kind: 'running', isSlow: false });
      const message = await uncancel(graph, membershipId, () => setState({ kind: 'running', isSlow: true }));
      if (message !== undefined) return setState({ kind: 'failed', message });
      setState({ kind: 'done' });
      history.replaceState(history.state, '', location.pathname + location.search);
      location.reload();
    },
    [graph],
  );
  return { state, reactivate };
}

/** Undefined where the membership goes on; else what to say. What the bank wants to know is asked of the person. */
async function uncancel(graph: Graph, membershipId: string, onSlow: () => void): Promise<string | undefined> {
  try {
    const variables = { input: { membershipId } };
    // The graph answers by the document, whose type is this.
    const data = (await graph.mutate(UncancelMembershipMutationDocument, { variables })) as UncancelMembershipMutation;
    const answer = data.uncancelMembership;
    switch (answer.__typename) {
      case 'MutationSuccess':
        return undefined;
      case 'PaymentNeedsApproval':
      case 'PaymentPending':
      case 'PaymentMethodDeclined': {
        const { settlePayment } = await import('#web/features/checkout/settle-payment.ts');
        const settled = await settlePayment(graph, answer, { onSlow });
        if (settled.state === 'paid') return undefined;
        return settled.state === 'waiting' ? messages.waiting : settled.message;
      }
      default:
        return messages.failed;
    }
  } catch {
    return messages.failed;
  }
}
