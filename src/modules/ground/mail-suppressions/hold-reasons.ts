import type { SuppressionKind } from './mail-suppressions.tables.ts';

/** Names of why mail is on hold, as the graph says them. */
export const holdReasons = {
  bounced: 'BOUNCED',
  full: 'FULL',
  complained: 'COMPLAINED',
} as const satisfies Readonly<Record<SuppressionKind, string>>;
