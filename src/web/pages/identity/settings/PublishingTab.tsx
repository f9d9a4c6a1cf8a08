import { settingsMessages } from '#shared/messages/settings.ts';
import { blockingMessages } from '#shared/messages/blocking.ts';
import { publishingSettingsMessages as messages } from '#shared/messages/publishing-settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { PublishingSettingsPageQueryDocument } from '#web/generated/PublishingSettingsPageQuery.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { PreferenceSetting } from './PreferenceSetting.tsx';

/** What readers may send a writer, what others marked, and who is kept away (PROF-5). */
export function PublishingTab() {
  const { data, error, refetch } = useQuery(PublishingSettingsPageQueryDocument);
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  const isOn = (wanted: string) =>
    viewer.viewerEdge.preferences?.find(({ name }) => name === wanted)?.booleanValue === true;
  return (
    <>
      <RowGroup anchor="readers" title={messages.readersTitle}>
        <PreferenceSetting
          userId={viewer.id}
          name="PUBLISHING_ALLOW_PRIVATE_NOTES"
          title={messages.notesTitle}
          text={messages.notesText}
          isOn={isOn('PUBLISHING_ALLOW_PRIVATE_NOTES')}
        />
        <PreferenceSetting
          userId={viewer.id}
          name="READING_HIDE_HIGHLIGHTS"
          title={messages.readingTitle}
          text={messages.readingText}
          isOn={!isOn('READING_HIDE_HIGHLIGHTS')}
          isReversed
        />
      </RowGroup>
      <RowGroup anchor="blocked" title={blockingMessages.blockedPeople}>
        <BlockedPeople people={viewer.blockedUsers?.items ?? []} onChanged={refetch} />
      </RowGroup>
    </>
  );
}
