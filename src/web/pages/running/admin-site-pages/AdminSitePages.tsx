import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Entry, PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { defaultTextOf } from '#web/features/running/site-pages/default-texts.ts';
import { AdminSitePagesPageQueryDocument } from '#web/generated/AdminSitePagesPageQuery.ts';

/** Every page of words, and whose words they are. */
export function AdminSitePages() {
  const { data } = useQuery(AdminSitePagesPageQueryDocument);
  return (
    <AdminFrame title={messages.listTitle}>
      <Note>{messages.listText}</Note>
      <PlainList>
        {data?.sitePages?.map(({ id, path, state, title }) => {
          const text = defaultTextOf(id);
          const isThere = state !== 'DEFAULT' || text !== undefined;
          return (
            <Entry key={id}>
              <div>
                <a href={buildPath('EditAdminSitePage', { pageName: id })}>{path}</a>
                <Note dir="auto">{title || (state === 'DEFAULT' && text?.title)}</Note>
              </div>
              <Note>{isThere ? messages.states[state] : messages.noDefault}</Note>
            </Entry>
          );
        })}
      </PlainList>
    </AdminFrame>
  );
}
