import type { GiftChange } from './change-gift.ts';

export type GiftChangedSource = Extract<GiftChange, { readonly type: 'GiftChanged' }>;
