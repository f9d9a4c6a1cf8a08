import { settingsMessages } from '#shared/messages/settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { findSettingsTab, type SettingsTab, settingsTabPath } from '#shared/routes/settings-tabs.ts';
import type { PageDefinition, PageQuery } from '#web/app/page-definition.ts';
import {
  type AccountSettingsPageQuery,
  AccountSettingsPageQueryDocument,
} from '#web/generated/AccountSettingsPageQuery.ts';
import { BillingHistoryQueryDocument } from '#web/generated/BillingHistoryQuery.ts';
import { MembershipSettingsPageQueryDocument } from '#web/generated/MembershipSettingsPageQuery.ts';
import { NotificationSettingsPageQueryDocument } from '#web/generated/NotificationSettingsPageQuery.ts';
import { PublishingSettingsPageQueryDocument } from '#web/generated/PublishingSettingsPageQuery.ts';
import {
  type SecuritySettingsPageQuery,
  SecuritySettingsPageQueryDocument,
} from '#web/generated/SecuritySettingsPageQuery.ts';
import { Settings } from './Settings.tsx';

const tabOf = ({ params }: RouteMatch): SettingsTab | undefined => findSettingsTab(params.setting);

function queries(route: RouteMatch): readonly PageQuery[] {
  switch (tabOf(route)) {
    case 'account':
      return [{ document: AccountSettingsPageQueryDocument, variables: {} }];
    case 'publishing':
      return [{ document: PublishingSettingsPageQueryDocument, variables: {} }];
    case 'notifications':
      return [{ document: NotificationSettingsPageQueryDocument, variables: {} }];
    case 'membership':
      return [
        { document: MembershipSettingsPageQueryDocument, variables: {} },
        { document: BillingHistoryQueryDocument, variables: {} },
      ];
    case 'security':
      return [{ document: SecuritySettingsPageQueryDocument, variables: {} }];
    default:
      return [];
  }
}

/** `/me/settings` and `/me/settings/{setting}`. */
const page: PageDefinition<AccountSettingsPageQuery & SecuritySettingsPageQuery> = {
  queries,
  outcome: ({ route }) =>
    tabOf(route) === undefined ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: ({ route, site }) => ({
    title: settingsMessages.title,
    canonicalUrl: site.url + settingsTabPath(tabOf(route) ?? 'account'),
  }),
  Component: Settings,
};

export default page;
