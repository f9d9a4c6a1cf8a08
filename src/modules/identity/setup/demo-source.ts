import { isOnThisMachineOnly } from '#platform/config/is-loopback.ts';
import type { Config } from '#platform/config/config.ts';

/** The source under whose name the demo world brings its people in. */
export const DEMO_SOURCE = 'demo';

/**
 * Whether anybody may sign in as the people of the demo: it is one, and only who sits at this machine can open it. Their
 * administrator may do everything.
 */
export function isDemoOpen(config: Pick<Config, 'isDemo' | 'siteUrl' | 'host'>): boolean {
  return config.isDemo && isOnThisMachineOnly(config);
}
