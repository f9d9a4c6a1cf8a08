import type { Reactions } from '#modules/ground/module-jobs.ts';
import { placeNotesAnew } from './place-notes-anew.ts';

export const reactions: Reactions = () => [placeNotesAnew];
