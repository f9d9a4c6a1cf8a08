import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { PartnerStanding } from '#web/features/money/partner/PartnerStanding.tsx';
import { PartnerApplicationPageQueryDocument } from '#web/generated/PartnerApplicationPageQuery.ts';
import type { PartnerEnrollment } from '#web/generated/fragments.ts';
import { NeedList } from '#web/features/ground/needs/NeedList.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { needsOf } from './application-needs.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './PartnerApplication.module.css';
import { EnrolledText } from './EnrolledText.tsx';

/** Whether one may earn here, at once and with reasons; and for who is in already, the way out (rule 107). */
export function PartnerApplication() {
  const { data } = useQuery(PartnerApplicationPageQueryDocument);
  const pathOf = useMainPath();
  const { isPartnerProgramClosed } = use(SiteContext);
  const viewer = data?.viewer;
  const enrollment = viewer?.partnerProgramEnrollment;
  const eligibility = viewer?.partnerProgramEligibility;
  if (!viewer || !enrollment || !eligibility) return null;
  const formula = pathOf('ShowPartnerProgramFormula');
  if (enrollment.status === 'ENROLLED')
    return <EnrolledText enrollment={enrollment} isSuspended={viewer.isSuspended === true} />;
  if (isPartnerProgramClosed === true) {
    return (
      <StackedPage title={messages.closedTitle}>
        <p>{messages.closed}</p>
      </StackedPage>
    );
  }
  if (viewer.isSuspended === true) {
    return (
      <StackedPage title={messages.title}>
        <PartnerStanding of={viewer} />
      </StackedPage>
    );
  }
  return (
    <StackedPage title={messages.title}>
      <p className={styles.intro}>
        {messages.intro} {formula !== undefined && <Link to={formula}>{messages.formula}</Link>}
      </p>
      {enrollment.status === 'PERMISSION_DENIED' && <Denied enrollment={enrollment} />}
      {mayApply(enrollment) ? (
        <ApplicationForm
          eligibility={eligibility}
          firstCountry={enrollment.country ?? viewer.geolocation?.country ?? null}
        />
      ) : (
        <Section title={messages.needs} look="quiet">
          <NeedList needs={needsOf(eligibility, enrollment.country)} />
        </Section>
      )}
    </StackedPage>
  );
}

/** Whoever was told no hears so until they may ask again, and is shown what to do until then. */
const mayApply = ({ status, reapplyAt }: PartnerEnrollment): boolean =>
  status !== 'PERMISSION_DENIED' || reapplyAt === null;

function Denied({ enrollment: { unmet, reapplyAt } }: { readonly enrollment: PartnerEnrollment }) {
  const missing = unmet.map((criterion) => messages.lacks[criterion]).join('; ');
  return (
    <Notice>
      <div>
        <h2>{reapplyAt === null ? messages.deniedBefore : messages.denied}</h2>
        <p>
          {reapplyAt === null
            ? formatMessage(messages.deniedBeforeText, { missing })
            : formatMessage(messages.deniedText, { missing, date: formatDate(reapplyAt) })}
        </p>
      </div>
    </Notice>
  );
}
