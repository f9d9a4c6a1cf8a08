import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationClosingMessages } from '#shared/messages/publication-closings.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import type { PublicationStaffPageQuery } from '#web/generated/PublicationStaffPageQuery.ts';
import { LeaveStaff } from './LeaveStaff.tsx';

/** All that the staff of an archived publication finds here: how it stands, and the way off it. */
export function ClosedStaff({ publication }: ManagementProps<PublicationStaffPageQuery>) {
  const { name, slug, viewerMembership } = publication;
  const canLeave = viewerMembership?.canLeave === true;
  return (
    <StackedPage title={messages.title}>
      <Section title={formatMessage(publicationClosingMessages.archivedNow, { name })} look="quiet">
        <Prompt text={canLeave ? messages.closedText : messages.closedOwnerText}>
          {canLeave ? (
            <LeaveStaff publication={publication} waiting={0} />
          ) : (
            <ButtonLink
              look="outlined"
              size="small"
              href={buildPath('ShowCollectionSettings', { collectionSlug: slug })}
            >
              {messages.toSettings}
            </ButtonLink>
          )}
        </Prompt>
      </Section>
    </StackedPage>
  );
}
