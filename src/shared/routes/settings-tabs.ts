import { buildPath } from './build-path.ts';
import type { BuildingIssue } from './unbuilt-pages.ts';

/** Tabs of the settings page in their order, with the anchors of each (1§2 "Settings page"). */
export const settingsTabs = {
  account: ['email', 'profileInformation', 'username'],
  publishing: ['audience-development', 'followers', 'managePublications'],
  notifications: ['email-settings', 'manageSubscriptions'],
  membership: ['membership', 'payment', 'redeemGiftMembership'],
  security: ['connections', 'developers', 'security', 'tokens'],
} as const;

export type SettingsTab = keyof typeof settingsTabs;

/** Tabs that are not there yet, by the issue that builds them: who builds one, deletes its line. */
export const unbuiltSettings: Readonly<Partial<Record<SettingsTab, BuildingIssue>>> = {
  membership: '5 Memberships',
};

const tabs = Object.keys(settingsTabs) as readonly SettingsTab[];

/** The tabs that the settings offer by now. */
export const builtSettings: readonly SettingsTab[] = tabs.filter((tab) => unbuiltSettings[tab] === undefined);

/** The tab of `{setting}`, the first where the address names none; undefined for any other, and for one still to come. */
export function findSettingsTab(setting: string | undefined): SettingsTab | undefined {
  return setting === undefined ? 'account' : builtSettings.find((tab) => tab === setting);
}

/** The tab that an anchor stands on: links name the anchor alone. */
export function tabOfAnchor(anchor: string): SettingsTab | undefined {
  return builtSettings.find((tab) => settingsTabs[tab].some((one) => one === anchor));
}

/** `/me/settings` for the first tab, `/me/settings/{setting}` for each other. */
export function settingsTabPath(tab: SettingsTab): string {
  return tab === 'account' ? buildPath('ShowSettings') : buildPath('ShowSettingsTab', { setting: tab });
}
