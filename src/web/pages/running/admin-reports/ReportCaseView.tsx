import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { adminReportMessages as messages } from '#shared/messages/admin-reports.ts';
import { REPORTS_THAT_HIDE } from '#shared/moderation/report-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useRef, useState } from 'react';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ClaimReportCaseDocument } from '#web/generated/ClaimReportCase.ts';
import type { CaseClaimRow, ReportCaseRow } from '#web/generated/fragments.ts';
import { CaseClaim, isDecidedElsewhere } from './CaseClaim.tsx';
import { focusNextCase } from './use-case-keys.ts';
import { DecideForm } from './DecideForm.tsx';

type ReportCaseViewProps = {
  readonly reportCase: ReportCaseRow;
  readonly route: RouteMatch;
  readonly onDecided: () => void;
};

/** One thing that was reported, what was said of it, and the decision. */
export function ReportCaseView({ reportCase, route, onDecided }: ReportCaseViewProps) {
  const { target, targetId, targetKind, reports, reportCount, trustedReportCount, isHidden } = reportCase;
  const { run: claimCase, isRunning, failure } = useChange(ClaimReportCaseDocument, { says: 'here' });
  const [claimed, setClaimed] = useState<CaseClaimRow>();
  const form = useRef<HTMLDivElement>(null);
  const claim = claimed ?? reportCase.claim;
  /** Whoever begins to decide keeps the case to themselves for a while. */
  const take = async (takesOver: boolean) => {
    if (isRunning) return;
    const done = await claimCase({ caseId: reportCase.id, takesOver });
    if (done !== undefined) setClaimed(done.claim);
  };
  return (
    <Section title={`${messages.targetKinds[targetKind]}: ${target.title}`}>
      <AdminCase>
        {target.excerpt !== '' && <blockquote dir="auto">{target.excerpt}</blockquote>}
        <Actions>
          {target.path !== null && <a href={target.path}>{messages.openTarget[targetKind]}</a>}
          {targetKind === 'POST' && <a href={buildPath('ShowAdminPost', { id: targetId })}>{messages.openStory}</a>}
          {target.makers.map(({ id, name }) => (
            <a key={id} href={buildPath('ShowAdminUser', { id })}>
              {formatMessage(messages.openAccount, { name })}
            </a>
          ))}
        </Actions>
        <Note>
          {formatMessage(messages.reporters, { count: reportCount })},{' '}
          {formatMessage(messages.trusted, { count: trustedReportCount, most: REPORTS_THAT_HIDE })}{' '}
          {(isHidden && messages.hiddenUntil) || (target.isHidden && messages.isHidden)}
        </Note>
        <PlainList>
          {reports.map(({ reason, comment, createdAt, reporter }) => (
            <li key={reporter?.id ?? createdAt}>
              {moderationMessages.rules[reason]}
              {comment !== '' && <blockquote dir="auto">{comment}</blockquote>}
              <Note>
                {formatMessage(messages.reporter, { name: reporter?.name ?? messages.somebody })},{' '}
                <RecentTime timestamp={createdAt} />
              </Note>
            </li>
          ))}
        </PlainList>
        <CaseClaim claim={claim} failure={failure} route={route} onTakeOver={() => void take(true)} />
        {!isDecidedElsewhere(failure) && (
          <div ref={form} onFocus={() => void (claim === null && take(false))}>
            <DecideForm
              reportCase={reportCase}
              route={route}
              onDecided={() => {
                focusNextCase(form.current);
                onDecided();
              }}
            />
          </div>
        )}
      </AdminCase>
    </Section>
  );
}
