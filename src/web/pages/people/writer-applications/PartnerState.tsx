import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partnerMessages } from '#shared/messages/partner.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { PartnerEnrollment } from '#web/generated/fragments.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

const messages = authorMessages.partner;

/** Where somebody stands in the partner program, with the way there. */
export function PartnerState({ enrollment }: { readonly enrollment: PartnerEnrollment }) {
  const pathOf = useMainPath();
  const isEnrolled = enrollment.status === 'ENROLLED';
  // The page says until when, and has no form before.
  const mustWait = enrollment.reapplyAt !== null;
  const href = pathOf(isEnrolled ? 'ShowPartnerDashboard' : 'ApplyToPartnerProgram');
  return (
    <>
      <p>{textOf(enrollment)}</p>
      {href === undefined && !isEnrolled && <p>{partnerMessages.closed}</p>}
      {href !== undefined && (
        <ButtonRow>
          <ButtonLink href={href} look="outlined">
            {isEnrolled ? messages.manage : mustWait ? messages.see : messages.apply}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}

function textOf({ status, type, unmet, enrolledAt, pausedAt, reapplyAt }: PartnerEnrollment): string {
  if (status === 'PERMISSION_DENIED') {
    const missing = unmet.map((criterion) => partnerMessages.lacks[criterion]).join('; ');
    if (reapplyAt === null) return formatMessage(messages.deniedBefore, { missing });
    return formatMessage(messages.denied, { missing, date: formatDate(reapplyAt) });
  }
  if (status === 'NOT_ENROLLED') return type === 'LEAVE' ? messages.left : messages.never;
  return pausedAt === null ? formatMessage(messages.enrolled, { date: formatDate(enrolledAt ?? 0) }) : messages.paused;
}
