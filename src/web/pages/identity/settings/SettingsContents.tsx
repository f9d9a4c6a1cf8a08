import { blockingMessages } from '#shared/messages/blocking.ts';
import { membershipSettingsMessages as membership } from '#shared/messages/membership-settings.ts';
import { notificationSettingsMessages as notifications } from '#shared/messages/notification-settings.ts';
import { publishingSettingsMessages as publishing } from '#shared/messages/publishing-settings.ts';
import {
  accountSettingsMessages as account,
  appSettingsMessages as apps,
  securitySettingsMessages as security,
  settingsMessages as messages,
} from '#shared/messages/settings.ts';
import { subdomainSettingsMessages as subdomain } from '#shared/messages/subdomain-settings.ts';
import type { SettingsTab } from '#shared/routes/settings-tabs.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { RightColumn } from '#web/app/layouts/RightColumn.tsx';
import { AccountSettingsPageQueryDocument } from '#web/generated/AccountSettingsPageQuery.ts';
import styles from './SettingsPage.module.css';

type Entry = readonly [anchor: string, label: string];

const contents: Readonly<Record<SettingsTab, readonly Entry[]>> = {
  account: [
    ['email', account.emailTitle],
    ['username', account.usernameTitle],
    ['custom-domain', account.domainTitle],
    ['subdomain', subdomain.title],
    ['profileInformation', account.profileTitle],
    ['your-account', account.yourAccount],
  ],
  publishing: [
    ['audience-development', publishing.readersTitle],
    ['managePublications', publishing.publicationsTitle],
    ['blocked', blockingMessages.blockedPeople],
  ],
  notifications: [
    ['manageSubscriptions', notifications.subscriptionsTitle],
    ['email-settings', notifications.emailTitle],
    ['push-settings', notifications.pushTitle],
  ],
  membership: [
    ['membership', membership.membershipTitle],
    ['payment', membership.paymentTitle],
    ['redeemGiftMembership', membership.giftTitle],
  ],
  security: [
    ['security', security.signingIn],
    ['two-step', security.twoFactor],
    ['sessions', security.sessionsTitle],
    ['connections', security.connectionsTitle],
    ['apps', apps.appsTitle],
    ['tokens', apps.tokensTitle],
    ['developers', apps.developersTitle],
  ],
};

/** What is on the tab, to go there at once. */
export function SettingsContents({ tab }: { readonly tab: SettingsTab }) {
  return tab === 'account' ? <AccountContents /> : <Contents entries={contents[tab]} />;
}

/** Where the site gives no subdomains there is no row of them. */
function AccountContents() {
  const { data } = useQuery(AccountSettingsPageQueryDocument);
  const hasSubdomain = Boolean(data?.viewer?.subdomain);
  return <Contents entries={contents.account.filter(([anchor]) => anchor !== 'subdomain' || hasSubdomain)} />;
}

function Contents({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <RightColumn label={messages.onThisPage}>
      <p className={styles.contentsTitle}>{messages.onThisPage}</p>
      <ul className={styles.contents}>
        {entries.map(([anchor, label]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </RightColumn>
  );
}
