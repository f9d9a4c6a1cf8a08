import type { Reactions } from '#modules/ground/module-jobs.ts';
import { placeHighlightsAnew } from './place-highlights-anew.ts';

export const reactions: Reactions = () => [placeHighlightsAnew];
