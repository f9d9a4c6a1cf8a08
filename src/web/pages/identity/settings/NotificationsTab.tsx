import { settingsMessages } from '#shared/messages/settings.ts';
import { channelMessages, notificationSettingsMessages as messages } from '#shared/messages/notification-settings.ts';
import { switchedChannels, switchOf } from '#shared/notifications/notification-switches.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { NotificationSettingsPageQueryDocument } from '#web/generated/NotificationSettingsPageQuery.ts';
import { DigestSettings } from './DigestSettings.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { MailSubscriptions } from './MailSubscriptions.tsx';
import { PushSetting } from './PushSetting.tsx';
import { SwitchChoice } from './SwitchChoice.tsx';

const waysWithSwitches = [
  { way: 'EMAIL', anchor: 'email-settings', title: messages.emailTitle, label: messages.byMail },
  { way: 'PUSH', anchor: 'push-settings', title: messages.pushTitle, label: messages.byPush },
] as const;

/** Which mails and pushes one gets, from whom, and the digest (NEWS-4, PROF-3). */
export function NotificationsTab() {
  const { data, error, refetch } = useQuery(NotificationSettingsPageQueryDocument);
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  const { preferences } = viewer.viewerEdge;
  const chosen = new Map(preferences?.map((preference) => [preference.name, preference]));
  return (
    <>
      <DigestSettings
        userId={viewer.id}
        frequency={chosen.get('DIGEST_FREQUENCY')?.enumValue ?? 'WEEKLY'}
        timeZone={chosen.get('TIME_ZONE')?.stringValue ?? ''}
      >
        <MailSubscriptions sources={viewer.mailSubscriptions ?? []} onChanged={refetch} />
      </DigestSettings>
      {waysWithSwitches.map(({ way, anchor, title, label }) => (
        <RowGroup key={way} anchor={anchor} title={title}>
          {way === 'PUSH' && <PushSetting userId={viewer.id} />}
          {switchedChannels.map((channel) => {
            const name = switchOf(way, channel);
            const { enumValue = null, booleanValue = null } = chosen.get(name) ?? {};
            return (
              <Row
                key={name}
                anchor={name}
                title={channelMessages[channel].title}
                text={channelMessages[channel].text}
                actions={
                  <SwitchChoice
                    userId={viewer.id}
                    name={name}
                    label={label.replace('{name}', channelMessages[channel].title)}
                    value={enumValue ?? booleanValue === true}
                  />
                }
              />
            );
          })}
        </RowGroup>
      ))}
    </>
  );
}
