import type { GiftOutcome } from './change-gift.ts';

export type GiftChangedSource = Extract<GiftOutcome, { readonly type: 'GiftChanged' }>;
