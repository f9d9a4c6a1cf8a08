import type { CreateShareLinkOutcome } from './create-share-link.ts';

export type CreatedShareLinkSource = Extract<CreateShareLinkOutcome, { readonly type: 'CreatedShareLink' }>;
