import type { ConsentMode } from './consent.ts';

/** What `/_/privacy` answers. */
export type PrivacyFacts = {
  readonly mode: ConsentMode;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
  /** What runs with consent, if anything. */
  readonly analyticsUrl: string | null;
};
