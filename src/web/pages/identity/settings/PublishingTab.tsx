import { formatMessage } from '#shared/messages/format-message.ts';
import { settingsMessages } from '#shared/messages/settings.ts';
import { newsletterSettingsMessages as newsletterMessages } from '#shared/messages/newsletter-settings.ts';
import { payoutMessages } from '#shared/messages/payouts.ts';
import { blockingMessages } from '#shared/messages/blocking.ts';
import { publishingSettingsMessages as messages } from '#shared/messages/publishing-settings.ts';
import { publicationSettingsMessages } from '#shared/messages/publication-settings.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { PublishingSettingsPageQueryDocument } from '#web/generated/PublishingSettingsPageQuery.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { PreferenceSetting } from './PreferenceSetting.tsx';

/** Who reads a writer and what they may send, where one writes, and who is kept away (PROF-5). */
export function PublishingTab() {
  const { data, error, refetch } = useQuery(PublishingSettingsPageQueryDocument);
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  const isOn = (wanted: string) =>
    viewer.viewerEdge.preferences?.find(({ name }) => name === wanted)?.booleanValue === true;
  return (
    <>
      <RowGroup anchor="audience-development" title={messages.readersTitle}>
        <Row
          anchor="followers"
          title={messages.followersTitle}
          text={formatMessage(messages.followersText, { count: viewer.socialStats.followerCount })}
          actions={
            <ButtonLink
              look="outlined"
              size="small"
              href={buildPath('ShowUserFollowers', { username: viewer.username })}
            >
              {messages.followersAction}
            </ButtonLink>
          }
        />
        <Row
          title={newsletterMessages.row}
          text={
            viewer.newsletter === null
              ? newsletterMessages.rowNone
              : formatMessage(newsletterMessages.rowText, { count: viewer.newsletter.subscriberCounts?.active ?? 0 })
          }
          actions={
            <ButtonLink look="outlined" size="small" href={buildPath('ShowOwnNewsletter')}>
              {newsletterMessages.rowAction}
            </ButtonLink>
          }
        />
        <Row
          title={payoutMessages.title}
          text={payoutMessages.rowText}
          actions={
            <ButtonLink look="outlined" size="small" href={buildPath('ShowPayoutDashboard')}>
              {payoutMessages.rowAction}
            </ButtonLink>
          }
        />
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
      <RowGroup anchor="managePublications" title={messages.publicationsTitle}>
        {viewer.publications.length === 0 && <Note>{messages.noPublications}</Note>}
        {viewer.publications.map((publication) => (
          <Row
            key={publication.id}
            title={publication.name}
            actions={
              <ButtonLink
                look="outlined"
                size="small"
                href={publicationPath(publication)}
                aria-label={formatMessage(messages.openPublication, { name: publication.name })}
              >
                {messages.open}
              </ButtonLink>
            }
          />
        ))}
        <Actions>
          <ButtonLink look="outlined" size="small" href={buildPath('ShowNewPublication')}>
            {publicationSettingsMessages.newTitle}
          </ButtonLink>
        </Actions>
      </RowGroup>
      <RowGroup anchor="blocked" title={blockingMessages.blockedPeople}>
        <BlockedPeople people={viewer.blockedUsers?.items ?? []} onChanged={refetch} />
      </RowGroup>
    </>
  );
}
