/** Whose membership is told anew after a change. */
export type MemberSource = { readonly personId: string };
export type PaidSource = MemberSource & { readonly paymentId: string; readonly chargeId: string | null };
