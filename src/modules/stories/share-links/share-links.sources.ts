import type { MadeShareLink } from './create-share-link.ts';

export type CreatedShareLinkSource = Extract<MadeShareLink, { readonly type: 'CreatedShareLink' }>;
