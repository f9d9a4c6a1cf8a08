import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import styles from '#web/features/running/admin/Admin.module.css';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { defaultTextOf } from '#web/features/running/site-pages/default-texts.ts';
import { AdminSitePagesPageQueryDocument } from '#web/generated/AdminSitePagesPageQuery.ts';

/** Every page of words, and whose words they are. */
export function AdminSitePages() {
  const { data } = useQuery(AdminSitePagesPageQueryDocument);
  return (
    <AdminFrame title={messages.listTitle}>
      <p className={styles.note}>{messages.listText}</p>
      <ul className={styles.list}>
        {data?.sitePages?.map(({ id, path, state, title }) => {
          const text = defaultTextOf(id);
          const isThere = state !== 'DEFAULT' || text !== undefined;
          return (
            <li key={id} className={styles.entry}>
              <div>
                <a className={styles.link} href={buildPath('EditAdminSitePage', { pageName: id })}>
                  {path}
                </a>
                <p className={styles.note} dir="auto">
                  {title || (state === 'DEFAULT' && text?.title)}
                </p>
              </div>
              <span className={styles.note}>{isThere ? messages.states[state] : messages.noDefault}</span>
            </li>
          );
        })}
      </ul>
    </AdminFrame>
  );
}
