import { formatMessage } from '#shared/messages/format-message.ts';
import { adminReportMessages as messages } from '#shared/messages/admin-reports.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { ChangeFailure } from '#web/app/graph/change-outcome.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { ClaimReportCase } from '#web/generated/ClaimReportCase.ts';
import type { CaseClaimRow } from '#web/generated/fragments.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';

type ClaimFailure = ChangeFailure<ClaimReportCase['claimReportCase']>;

/** Somebody else decided since the page was opened: there is nothing left to do. */
export function isDecidedElsewhere(failure: ClaimFailure | undefined): boolean {
  return failure?.kind === 'refused' && failure.refusal.__typename === 'NotFound';
}

type CaseClaimProps = {
  readonly claim: CaseClaimRow | null;
  readonly failure: ClaimFailure | undefined;
  readonly route: RouteMatch;
  readonly onTakeOver: () => void;
};

/** Who looks at a case, and the way to take it over from somebody else. */
export function CaseClaim({ claim, failure, route, onTakeOver }: CaseClaimProps) {
  const isOver = isDecidedElsewhere(failure);
  const isOthers = claim !== null && !claim.isViewers && !isOver;
  return (
    <output>
      {claim?.isViewers === true && !isOver && <Note>{messages.yours}</Note>}
      {isOthers && <Note>{formatMessage(messages.claimedBy, { name: claim.by, time: timeOf(claim.until) })}</Note>}
      {!isOver && (isOthers || failure?.kind === 'refused') && (
        <Actions>
          <Button look="outlined" size="small" onClick={onTakeOver}>
            {messages.takeOver}
          </Button>
        </Actions>
      )}
      <AdminError failure={failure} route={route} />
    </output>
  );
}

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' });

function timeOf(timestamp: number): string {
  return time.format(timestamp);
}
