import { buildPath } from './build-path.ts';

/** Tabs of the settings page in their order, with the anchors of each. */
export const settingsTabs = {
  account: ['email', 'profileInformation', 'username'],
  publishing: ['audience-development', 'followers', 'managePublications'],
  notifications: ['email-settings', 'manageSubscriptions'],
  membership: ['membership', 'payment', 'redeemGiftMembership'],
  security: ['connections', 'developers', 'security', 'tokens'],
} as const;

export type SettingsTab = keyof typeof settingsTabs;

/** The names of the tabs, as `{setting}` has them. */
export const settingsTabNames = Object.keys(settingsTabs) as readonly SettingsTab[];

/** The tab of `{setting}`, the first where the address names none; undefined for any other. */
export function findSettingsTab(setting: string | undefined): SettingsTab | undefined {
  return setting === undefined ? 'account' : settingsTabNames.find((tab) => tab === setting);
}

/** The tab that an anchor stands on: links name the anchor alone. */
export function tabOfAnchor(anchor: string): SettingsTab | undefined {
  return settingsTabNames.find((tab) => settingsTabs[tab].some((one) => one === anchor));
}

/** `/me/settings` for the first tab, `/me/settings/{setting}` for each other. */
export function settingsTabPath(tab: SettingsTab): string {
  return tab === 'account' ? buildPath('ShowSettings') : buildPath('ShowSettingsTab', { setting: tab });
}

/** Where somebody reads when staff looked at the site as them (rule 248). */
export function staffLooksPath(): string {
  return `${settingsTabPath('security')}#staff-looks`;
}
