import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { staffInvitationMessages } from '#shared/messages/staff-invitations.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import type { ManagedPublication } from '#web/generated/fragments.ts';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import type { ClosedPage } from './closed-to-staff.ts';

type ClosedToStaffProps = { readonly publication: ManagedPublication; readonly why: ClosedPage };

/** Instead of a page of the staff, for who was on it, or has another role there: one sentence, and a way on. */
export function ClosedToStaff({ publication, why }: ClosedToStaffProps) {
  const { slug, name, isArchived, viewerMembership } = publication;
  const at = { collectionSlug: slug };
  // There they open it again.
  const isTheirs = isArchived && viewerMembership?.role === 'OWNER';
  return (
    <StackedPage title={why.title}>
      <Prompt text={why.text}>
        <ButtonLink look="outlined" href={publicationPath(publication)}>
          {formatMessage(staffInvitationMessages.visit, { name })}
        </ButtonLink>
        {viewerMembership !== null && (
          <ButtonLink
            look="outlined"
            href={buildPath(isTheirs ? 'ShowCollectionSettings' : 'ShowCollectionSettingsStaff', at)}
          >
            {isTheirs ? messages.toSettings : messages.mailButton}
          </ButtonLink>
        )}
      </Prompt>
    </StackedPage>
  );
}
