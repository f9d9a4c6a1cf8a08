import { formatMessage } from '#shared/messages/format-message.ts';
import { givenUpJobMessages as messages } from '#shared/messages/given-up-jobs.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf, pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminJobsPageQueryDocument } from '#web/generated/AdminJobsPageQuery.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { JobActions } from './JobActions.tsx';
import { JobItem } from './JobItem.tsx';
import { taskTitle } from './task-words.ts';

/** Which page of which kind the address asks for. */
export function jobsVariablesOf(query: URLSearchParams) {
  return { task: query.get('tab') ?? '', olderThan: cursorOf(query) };
}

/** Jobs that were given up: how many of each kind, and one by one what was wrong, with the way on. */
export function AdminJobs({ query }: { readonly query: URLSearchParams }) {
  const variables = jobsVariablesOf(query);
  const { data, refetch } = useQuery(AdminJobsPageQueryDocument, { variables });
  const found = data?.givenUpJobs;
  if (!found) return null;
  const { kinds, jobs, olderThan, readAt, viewerCanChange } = found;
  const { task } = variables;
  const actions = { until: readAt, isShown: viewerCanChange, onChanged: refetch };
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      {!viewerCanChange && <Note>{messages.forAdministrators}</Note>}
      {kinds.length === 0 && <EmptyText text={messages.none} />}
      {kinds.length > 0 && (
        <Section title={messages.kinds}>
          <List>
            {kinds.map((kind) => (
              <ListItem key={kind.task}>
                <ItemWords>
                  <ItemTitle>
                    <a href={buildPath('ShowAdminJobs', {}, { tab: kind.task })}>{taskTitle(kind.task)}</a>
                  </ItemTitle>
                  <ItemFacts>
                    <span>{formatMessage(messages.count, { count: kind.count })}</span>
                  </ItemFacts>
                </ItemWords>
                {kind.count > 1 && <JobActions {...actions} task={kind.task} id={null} count={kind.count} />}
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      {(kinds.length > 0 || task !== '') && (
        <Section
          title={task === '' ? messages.jobs : formatMessage(messages.jobsOfKind, { task: taskTitle(task) })}
          more={task !== '' && <a href={buildPath('ShowAdminJobs')}>{messages.allKinds}</a>}
        >
          {jobs.length === 0 && <EmptyText text={messages.noneOfKind} />}
          <List>
            {jobs.map((job) => (
              <JobItem key={job.id} job={job} {...actions} />
            ))}
          </List>
          <Actions>
            {olderThan !== null && (
              <a href={pageAddress(buildPath('ShowAdminJobs'), query, olderThan)}>{messages.older}</a>
            )}
          </Actions>
        </Section>
      )}
    </AdminFrame>
  );
}
