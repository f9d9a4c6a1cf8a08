import type { LogOutlet } from '#shared/telemetry/log-level.ts';
import type { ConsentKind, ConsentMode } from './consent.ts';

/** What `/_/privacy` answers. */
export type PrivacyFacts = {
  readonly mode: ConsentMode;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
  /** What of others runs with consent, if anything. */
  readonly scripts: readonly OutsideScript[];
  /** Null where nothing is logged anywhere. */
  readonly logs: LogOutlet | null;
};

export type OutsideScript = { readonly kind: Exclude<ConsentKind, 'logs'>; readonly url: string };
