import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import type { StorySplitsFields } from '#web/generated/fragments.ts';
import { type OwnStorySplitsQuery, OwnStorySplitsQueryDocument } from '#web/generated/OwnStorySplitsQuery.ts';
import styles from '#web/parts/list/PartyRows.module.css';
import { LeaveSplit } from './LeaveSplit.tsx';
import { AnswerButtons } from './ProposedSplit.tsx';
import { keeperText } from './SplitsField.tsx';
import { percentOf, SplitShares } from './SplitShares.tsx';

type Viewer = OwnStorySplitsQuery['viewer'];

/** What one is asked to share, and what one has a share of; nothing where there is nothing (rule 221). */
export function OwnSplits() {
  useNewest(OwnStorySplitsQueryDocument, {});
  const { data } = useQuery(OwnStorySplitsQueryDocument);
  // What one has answered or left stays in what was asked until the page is opened again.
  const shown = (data?.ownStorySplits ?? []).filter((one) => one.viewerIsAwaited || one.viewerCanLeave);
  if (shown.length === 0) return null;
  return (
    <section className={styles.asked} aria-labelledby="own-splits">
      <h2 className={styles.askedTitle} id="own-splits">
        {messages.mine}
      </h2>
      <ul className={styles.rows}>
        {shown.map((splits) => (
          <OwnSplit key={splits.id} splits={splits} viewer={data?.viewer ?? null} />
        ))}
      </ul>
    </section>
  );
}

type OwnSplitProps = { readonly splits: StorySplitsFields; readonly viewer: Viewer };

function OwnSplit({ splits, viewer }: OwnSplitProps) {
  const { standing, proposed, creator, viewerIsAwaited } = splits;
  const title = splits.title || messages.untitled;
  const name = creator?.name ?? messages.closedAccount;
  if (viewerIsAwaited && proposed !== null) {
    const percent = percentOf(proposed, viewer?.id);
    return (
      <li className={styles.row}>
        <div className={styles.words}>
          <p dir="auto">{formatMessage(messages.invitation, { name, title, percent })}</p>
          <p className={styles.remark}>
            {messages.proposedText} {messages.from} {keeperText({ viewer, storySplits: splits })}
          </p>
        </div>
        <AnswerButtons splits={splits} split={proposed} />
        <SplitShares split={proposed} hasAnswers />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <p className={styles.words} dir="auto">
        {formatMessage(messages.share, { title, percent: percentOf(standing, viewer?.id) })}
      </p>
      <LeaveSplit splits={splits} viewerId={viewer?.id} />
    </li>
  );
}
