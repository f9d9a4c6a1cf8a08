import type { RouteMatch } from '#shared/routes/match-route.ts';
import { settingsMessages as messages } from '#shared/messages/settings.ts';
import { builtSettings, findSettingsTab, settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { PageHeading } from '#web/features/frame/PageHeading.tsx';
import { TabBar } from '#web/features/tabs/TabBar.tsx';
import { AccountTab } from './AccountTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { SettingsContents } from './SettingsContents.tsx';
import { useAnchor } from './use-anchor.ts';

const labels = { account: messages.account, security: messages.security } as const;

/** Title, tabs and the tab of the address (1§2 "Settings page"). */
export function Settings({ route }: { readonly route: RouteMatch }) {
  const tab = findSettingsTab(route.params.setting) ?? 'account';
  useAnchor(tab);
  const tabs = builtSettings.flatMap((one) => {
    if (one !== 'account' && one !== 'security') return [];
    // The first tab has two addresses; the one of the location is marked.
    return [{ label: labels[one], to: one === tab ? route.path : settingsTabPath(one) }];
  });
  return (
    <>
      <MainColumn>
        <PageHeading title={messages.title} />
        <TabBar label={messages.sections} tabs={tabs} />
        {tab === 'security' ? <SecurityTab /> : <AccountTab />}
      </MainColumn>
      <SettingsContents tab={tab} />
    </>
  );
}
