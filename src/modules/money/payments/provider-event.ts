/** What came to `/_/webhooks/…`, before anything is believed. */
export type ReceivedEvent = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they came: signatures are over them. */
  readonly body: string;
  readonly receivedAt: Date;
};

/**
 * What an event is about. It tells only where to look: the object is fetched afresh, so that order and repeats do
 * not matter (rule 94).
 */
export type ProviderEvent = {
  /** Unique with its provider; the same for a repeat. */
  readonly id: string;
  readonly subject:
    /** `KEEPING`: what became of keeping a method, where the person may have closed the tab after approving. */
    | { readonly kind: 'CHARGE' | 'KEEPING'; readonly intentId: string; readonly customer: string }
    | { readonly kind: 'REFUND' | 'DISPUTE'; readonly charge: string }
    | { readonly kind: 'METHOD'; readonly method: string; readonly customer: string }
    /** A writer's account at the provider stands otherwise, or what was paid to it by a key. */
    | { readonly kind: 'PAYOUT_ACCOUNT'; readonly account: string }
    | { readonly kind: 'PAYOUT'; readonly key: string }
    | { readonly kind: 'OTHER' };
};
