import { quarantineMessages as messages } from '#shared/messages/quarantine.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import styles from './QuarantineNotice.module.css';

/** On every page of a restored copy, for those who work for the site: nothing leaves it (rule 241). */
export function QuarantineNotice() {
  const { data } = useQuery(ViewerQueryDocument);
  if (!data?.siteQuarantine) return null;
  return (
    <aside className={styles.bar} aria-label={messages.label} lang="en" dir="ltr">
      <p>{messages.text}</p>
    </aside>
  );
}
