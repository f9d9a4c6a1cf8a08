import { quarantineMessages } from '#shared/messages/quarantine.ts';
import { siteRestMessages } from '#shared/messages/site-rest.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import styles from './SiteNotices.module.css';

/**
 * What is true of the whole site, on every page: to those who work for it that it is a restored copy, which nothing
 * leaves (rule 241); to everybody that nothing is to be changed now (rule 253).
 */
export function SiteNotices() {
  const { data } = useQuery(ViewerQueryDocument);
  const rest = data?.siteRest;
  return (
    <>
      {data?.siteQuarantine && <Notice label={quarantineMessages.label} text={quarantineMessages.text} />}
      {rest && (
        <Notice
          label={siteRestMessages.label}
          text={rest.mode === 'MAINTENANCE' ? siteRestMessages.maintenanceForStaff : rest.text}
        />
      )}
    </>
  );
}

function Notice({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <aside className={styles.bar} aria-label={label} dir="auto">
      <p>{text}</p>
    </aside>
  );
}
