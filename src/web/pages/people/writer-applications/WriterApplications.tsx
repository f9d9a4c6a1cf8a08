import { authorRules } from '#shared/authors/author-rules.ts';
import { authorMessages as messages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PartnerStanding } from '#web/features/money/partner/PartnerStanding.tsx';
import { WriterApplicationsPageQueryDocument } from '#web/generated/WriterApplicationsPageQuery.ts';

import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { AuthorForm } from './AuthorForm.tsx';
import { AuthorState } from './AuthorState.tsx';

/** Each thing that a writer can apply for: where it stands, why, and what to do. */
export function WriterApplications() {
  const { data } = useQuery(WriterApplicationsPageQueryDocument);
  const viewer = data?.viewer;
  if (!viewer) return null;
  const { authorApplication: application, authorEligibility: eligibility } = viewer;
  const isOpen = application?.state === 'PENDING' || application?.state === 'VERIFIED';
  return (
    <StackedPage title={messages.title}>
      <StackedSection title={messages.authorTitle}>
        <p>{formatMessage(messages.intro, { days: authorRules.decidedWithin })}</p>
        {application && <AuthorState application={application} hasBadge={viewer.verifications.isBookAuthor} />}
        {!isOpen && eligibility && (
          <AuthorForm username={viewer.username} eligibility={eligibility} reapplyAt={application?.reapplyAt ?? null} />
        )}
      </StackedSection>
      {viewer.partnerProgramEnrollment && (
        <StackedSection title={messages.partnerTitle}>
          <PartnerStanding of={viewer} />
        </StackedSection>
      )}
    </StackedPage>
  );
}
