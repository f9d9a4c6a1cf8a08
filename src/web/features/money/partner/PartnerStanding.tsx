import { use } from 'react';
import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partnerMessages } from '#shared/messages/partner.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { PartnerEnrollment, PartnerStanding as Standing } from '#web/generated/fragments.ts';
import { PartnerStandingQueryDocument } from '#web/generated/PartnerStandingQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

const messages = authorMessages.partner;

/** Where somebody stands in the partner program, with the one way on that is open to them. */
export function PartnerStanding({ of: { partnerProgramEnrollment, isSuspended } }: { readonly of: Standing }) {
  const pathOf = useMainPath();
  const isClosed = use(SiteContext).isPartnerProgramClosed === true;
  if (!partnerProgramEnrollment) return null;
  const way = wayOf(partnerProgramEnrollment, isSuspended === true);
  const href = way && pathOf(way.to);
  return (
    <>
      <p>{textOf(partnerProgramEnrollment, { isSuspended: isSuspended === true, isClosed })}</p>
      {way && href !== undefined && (
        <ButtonRow>
          <ButtonLink href={href} look="outlined">
            {way.label}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}

/** The same of whoever looks, on pages that are about the program and not about them. */
export function OwnPartnerStanding() {
  const { data } = useQuery(PartnerStandingQueryDocument);
  return data?.viewer ? <PartnerStanding of={data.viewer} /> : null;
}

/** Undefined where there is nothing to do but wait. */
function wayOf({ status, reapplyAt }: PartnerEnrollment, isSuspended: boolean) {
  if (status === 'ENROLLED') return { to: 'ShowPartnerDashboard', label: messages.manage } as const;
  if (isSuspended) return undefined;
  // The page says until when, and has no form before.
  return { to: 'ApplyToPartnerProgram', label: reapplyAt === null ? messages.apply : messages.see } as const;
}

type Around = { readonly isSuspended: boolean; readonly isClosed: boolean };

function textOf(
  { status, type, unmet, enrolledAt, pausedAt, reapplyAt }: PartnerEnrollment,
  { isSuspended, isClosed }: Around,
): string {
  if (status === 'ENROLLED') {
    if (isSuspended) return partnerMessages.suspendedIn;
    return pausedAt === null
      ? formatMessage(messages.enrolled, { date: formatDate(enrolledAt ?? 0) })
      : messages.paused;
  }
  if (isClosed) return partnerMessages.closed;
  if (isSuspended) return partnerMessages.suspendedOut;
  if (status === 'NOT_ENROLLED') return type === 'LEAVE' ? messages.left : messages.never;
  const missing = unmet.map((criterion) => partnerMessages.lacks[criterion]).join('; ');
  if (reapplyAt === null) return formatMessage(messages.deniedBefore, { missing });
  return formatMessage(messages.denied, { missing, date: formatDate(reapplyAt) });
}
