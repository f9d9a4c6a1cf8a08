import type { BannedLink } from './read-banned-links.ts';

export type BannedLinksSource = { readonly items: readonly BannedLink[] };
