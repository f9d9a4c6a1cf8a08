import type { Place } from './response.ts';
import type { PresentedResponse } from './response.ts';

/** Where a response stood, and what is left of it. */
export type RemovedResponseSource = {
  readonly id: string;
  readonly place: Place;
  readonly response: PresentedResponse | null;
};
