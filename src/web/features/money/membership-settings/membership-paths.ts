import { use } from 'react';
import { buildPath } from '#shared/routes/build-path.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { SiteContext } from '#web/app/site-context.ts';

/** Opens the window that asks whether to reactivate. */
export const REACTIVATE_HASH = '#reactivateMembership';

/** The tab Membership and payment, at an anchor of it. */
export function membershipSettingsPath(anchor: 'membership' | 'payment' | 'withdraw' = 'membership'): string {
  return `${settingsTabPath('membership')}#${anchor}`;
}

/** The tab with that window over it. */
export function reactivatePath(): string {
  return settingsTabPath('membership') + REACTIVATE_HASH;
}

/** Where a plan is switched; undefined where the operator has that turned off (`enable_switch_plan_premium_tier`). */
export function useManagePath(): string | undefined {
  const { flags } = use(SiteContext);
  return flags.includes('enable_switch_plan_premium_tier') ? buildPath('ManageMembership') : undefined;
}
