import { useEffect } from 'react';
import { anchorOf } from '#shared/routes/anchor-of.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { membershipSettingsMessages } from '#shared/messages/membership-settings.ts';
import { publishingSettingsMessages } from '#shared/messages/publishing-settings.ts';
import { notificationSettingsMessages } from '#shared/messages/notification-settings.ts';
import { settingsMessages as messages } from '#shared/messages/settings.ts';
import {
  findSettingsTab,
  settingsTabNames,
  settingsTabPath,
  type SettingsTab,
  tabOfAnchor,
} from '#shared/routes/settings-tabs.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { SettingsUpsell } from '#web/features/money/membership-notices/SettingsUpsell.tsx';
import { MembershipTab } from '#web/features/money/membership-settings/MembershipTab.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { AccountTab } from './AccountTab.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { PublishingTab } from './PublishingTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { SettingsContents } from './SettingsContents.tsx';

/** Goes to the tab that the anchor of the address stands on: mails and menus name the anchor alone (`settingsPath`). */
function useAnchor(tab: SettingsTab): void {
  const { navigate } = useRoute();
  useEffect(() => {
    const follow = () => {
      const there = tabOfAnchor(anchorOf(location.hash));
      if (there === undefined || there === tab) return;
      void navigate(settingsTabPath(there) + location.hash, { isReplacing: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [navigate, tab]);
}

const labels = {
  account: messages.account,
  publishing: publishingSettingsMessages.tab,
  notifications: notificationSettingsMessages.tab,
  membership: membershipSettingsMessages.tab,
  security: messages.security,
} as const;
const contents = {
  account: AccountTab,
  publishing: PublishingTab,
  notifications: NotificationsTab,
  membership: MembershipTab,
  security: SecurityTab,
} as const;

/** Title, tabs and the tab of the address. */
export function Settings({ route }: { readonly route: RouteMatch }) {
  const tab = findSettingsTab(route.params.setting) ?? 'account';
  const Content = contents[tab];
  useAnchor(tab);
  // The first tab has two addresses; the one of the location is marked.
  const tabs = settingsTabNames.map((one) => ({
    label: labels[one],
    to: one === tab ? route.path : settingsTabPath(one),
  }));
  return (
    <>
      <MainColumn>
        <PageHeading title={messages.title} />
        <TabBar label={messages.sections} tabs={tabs} />
        <SettingsUpsell />
        <Content />
      </MainColumn>
      <SettingsContents tab={tab} />
    </>
  );
}
