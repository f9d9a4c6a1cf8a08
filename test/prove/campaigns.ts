import type { Campaign } from './campaign.ts';
import { pages } from './pages.ts';

/** Every campaign that `npm run prove` knows. */
export const campaigns: readonly Campaign[] = [pages];
