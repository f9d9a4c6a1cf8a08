import { formatMessage } from '#shared/messages/format-message.ts';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import type { SuggestedEdits } from '#web/generated/fragments.ts';
import styles from './SuggestedEdits.module.css';

type SetFactsProps = { readonly set: SuggestedEdits; readonly by: string; readonly state?: string };

/** Whose edits they are, since when, and how many of them were used. */
export function SetFacts({ set, by, state }: SetFactsProps) {
  const { createdAt, partCount, takenCount, refusedCount } = set;
  return (
    <p className={styles.facts}>
      <span dir="auto">{by}</span>
      <RecentTime timestamp={createdAt} />
      <span>{formatMessage(messages.edits, { count: partCount })}</span>
      {takenCount > 0 && <span>{formatMessage(messages.used, { count: takenCount })}</span>}
      {refusedCount > 0 && <span>{formatMessage(messages.notUsed, { count: refusedCount })}</span>}
      {state !== undefined && <span>{state}</span>}
    </p>
  );
}
