import { expect, test } from 'vitest';
import { findSettingsTab, settingsTabNames, settingsTabPath, settingsTabs, tabOfAnchor } from './settings-tabs.ts';

test('PROF-3: five tabs with all anchors of the settings', () => {
  expect(Object.keys(settingsTabs)).toEqual(['account', 'publishing', 'notifications', 'membership', 'security']);
  const anchors =
    'email profileInformation username audience-development followers managePublications email-settings ' +
    'manageSubscriptions membership payment connections developers security tokens redeemGiftMembership';
  expect(Object.values(settingsTabs).flat().toSorted()).toEqual(anchors.split(' ').toSorted());
});

test('PROF-3: an address leads to its tab, or to none', () => {
  expect(findSettingsTab(undefined)).toBe('account');
  expect(findSettingsTab('account')).toBe('account');
  expect(findSettingsTab('security')).toBe('security');
  expect(['Security', 'toString', 'x', ''].map(findSettingsTab)).toEqual([undefined, undefined, undefined, undefined]);
  expect(settingsTabNames.map(settingsTabPath)).toEqual([
    '/me/settings',
    '/me/settings/publishing',
    '/me/settings/notifications',
    '/me/settings/membership',
    '/me/settings/security',
  ]);
});

test('PROF-3: an anchor alone finds its tab', () => {
  expect(tabOfAnchor('email')).toBe('account');
  expect(tabOfAnchor('tokens')).toBe('security');
  expect(tabOfAnchor('payment')).toBe('membership');
  expect(tabOfAnchor('nowhere')).toBeUndefined();
});
