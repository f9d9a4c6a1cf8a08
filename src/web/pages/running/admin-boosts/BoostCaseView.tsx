import { useId, useState } from 'react';
import { boostMessages as messages } from '#shared/messages/boosts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { MOST_REASON_CHARACTERS } from '#shared/nominations/nomination-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { ApproveNominationDocument } from '#web/generated/ApproveNomination.ts';
import { DeclineNominationDocument } from '#web/generated/DeclineNomination.ts';
import type { BoostCaseRow } from '#web/generated/fragments.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';

type BoostCaseViewProps = {
  readonly boostCase: BoostCaseRow;
  readonly route: RouteMatch;
  readonly onDecided: (boostCase: BoostCaseRow) => void;
  /** It is too late: others decided, or the story is gone. */
  readonly onGone: (id: string, message: string) => void;
};

/** What nobody can decide about anymore. */
const TOO_LATE: ReadonlySet<string> = new Set(['Conflict', 'NotFound', 'TOO_OLD', 'POST_DELETED']);
const reasonOf = (refusal: { readonly __typename: string; readonly code?: string }) =>
  refusal.code ?? refusal.__typename;

const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name).join(', ');

/** A story that was nominated: who did and why, who approved, and the decision of whoever may. */
export function BoostCaseView({ boostCase, ...rest }: BoostCaseViewProps) {
  const { post, nominations, approvedBy, approvalsNeeded: needed, decideBy, viewerStanding } = boostCase;
  const title = useId();
  if (post === null) return null;
  const facts = [
    formatMessage(messages.by, { names: namesOf(post.authors) }),
    formatMessage(messages.approvals, { count: approvedBy.length, needed }),
    ...(approvedBy.length > 0 ? [formatMessage(messages.approvedBy, { names: namesOf(approvedBy) })] : []),
    ...(decideBy === null ? [] : [formatMessage(messages.decideBy, { date: formatDate(decideBy) })]),
  ];
  return (
    <AdminCase aria-labelledby={title}>
      <h3 id={title} dir="auto">
        <a href={storyPath(post)}>{post.title}</a>
      </h3>
      <Note>{facts.join(' · ')}</Note>
      <PlainList>
        {nominations.map(({ id, reason, createdAt, curator }) => (
          <li key={id}>
            <blockquote dir="auto">{reason}</blockquote>
            <Note>
              {formatMessage(messages.nominatedBy, { name: curator?.name ?? messages.somebody })},{' '}
              <RecentTime timestamp={createdAt} />
            </Note>
          </li>
        ))}
      </PlainList>
      {viewerStanding === 'MAY_DECIDE' ? (
        <Decision caseId={boostCase.id} title={post.title} {...rest} />
      ) : (
        <p>{messages.standings[viewerStanding]}</p>
      )}
    </AdminCase>
  );
}

type DecisionProps = Omit<BoostCaseViewProps, 'boostCase'> & { readonly caseId: string; readonly title: string };

function Decision({ caseId, title, route, onDecided, onGone }: DecisionProps) {
  const [reason, setReason] = useState('');
  const approving = useChange(ApproveNominationDocument, { says: 'here' });
  const declining = useChange(DeclineNominationDocument, { says: 'here' });
  const isRunning = approving.isRunning || declining.isRunning;
  const decide = async (isApproval: boolean) => {
    if (isRunning) return;
    approving.clear();
    declining.clear();
    const { done, failure } = await (isApproval ? approving.send({ caseId }) : declining.send({ caseId, reason }));
    if (done !== undefined) onDecided(done);
    else if (failure.refusal !== undefined && TOO_LATE.has(reasonOf(failure.refusal))) onGone(caseId, failure.message);
  };
  return (
    <FieldStack>
      <label>
        {messages.declineReason}
        <textarea
          rows={2}
          maxLength={MOST_REASON_CHARACTERS}
          value={reason}
          dir="auto"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Actions>
        <Button
          size="small"
          aria-label={formatMessage(messages.approveNamed, { title })}
          aria-disabled={isRunning}
          onClick={() => void decide(true)}
        >
          {messages.approve}
        </Button>
        <Button
          size="small"
          look="outlined"
          aria-label={formatMessage(messages.declineNamed, { title })}
          aria-disabled={isRunning}
          onClick={() => void decide(false)}
        >
          {messages.decline}
        </Button>
      </Actions>
      <AdminError failure={approving.failure ?? declining.failure} route={route} />
    </FieldStack>
  );
}
