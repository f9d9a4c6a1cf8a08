import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { type StorySplitsQuery, StorySplitsQueryDocument } from '#web/generated/StorySplitsQuery.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import styles from '#web/parts/list/PartyRows.module.css';
import { LeaveSplit } from './LeaveSplit.tsx';
import { ProposedSplit } from './ProposedSplit.tsx';
import { ProposeSplitForm } from './ProposeSplitForm.tsx';
import { SplitShares } from './SplitShares.tsx';

/** How a story's authors share what it earns: what stands, what is proposed, and the form of who began it (rule 221). */
export function SplitsField({ postId }: { readonly postId: string }) {
  useNewest(StorySplitsQueryDocument, { postId });
  const { data } = useQuery(StorySplitsQueryDocument, { variables: { postId } });
  const splits = data?.storySplits;
  // Whoever writes alone shares with nobody.
  if (!splits || (splits.parties.length === 0 && splits.standing === null)) return null;
  const { standing, proposed, viewerCanPropose, viewerCanLeave } = splits;
  return (
    <RowGroup anchor="splits" title={messages.title}>
      <p className={styles.text}>
        {messages.text} {messages.from} {keeperText(data)}
      </p>
      {standing === null ? (
        <p className={styles.text}>{messages.equally}</p>
      ) : (
        <>
          <h3 className={styles.title}>{formatMessage(messages.standing, { day: dayText(standing.effectiveOn) })}</h3>
          <SplitShares split={standing} />
        </>
      )}
      {viewerCanLeave && <LeaveSplit splits={splits} viewerId={data.viewer?.id} />}
      {proposed !== null && <ProposedSplit splits={splits} split={proposed} />}
      {viewerCanPropose && splits.parties.length > 0 && <ProposeSplitForm splits={splits} />}
    </RowGroup>
  );
}

/** What happens to the share of whoever is not in the program, as it is said before anybody agrees (rule 222). */
export function keeperText({ viewer, storySplits }: Pick<StorySplitsQuery, 'viewer' | 'storySplits'>): string {
  const creator = storySplits?.creator;
  const name = creator?.name ?? messages.closedAccount;
  if (creator?.id === viewer?.id) return messages.keeperSelf;
  const isEnrolled = viewer?.partnerProgramEnrollment?.status === 'ENROLLED';
  return formatMessage(isEnrolled ? messages.keeper : messages.notEnrolled, { name });
}

/** A day such as `2027-01-05`, as dates are written. */
function dayText(day: string | null): string {
  return formatDate(Date.parse(`${day ?? ''}T12:00:00Z`));
}
