import { formatMessage } from '#shared/messages/format-message.ts';
import { givenUpJobMessages as messages } from '#shared/messages/given-up-jobs.ts';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import type { GivenUpJobRow } from '#web/generated/fragments.ts';
import { ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { JobActions, type JobActionsProps } from './JobActions.tsx';
import { taskTitle } from './task-words.ts';

type JobItemProps = { readonly job: GivenUpJobRow } & Pick<JobActionsProps, 'until' | 'isShown' | 'onChanged'>;

/** One job: what it was to do, what was wrong with it, and since when nobody tries. */
export function JobItem({ job, ...actions }: JobItemProps) {
  const { id, task, about, attempts, givenUpAt, words } = job;
  const at = useMoment()(givenUpAt);
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>{taskTitle(task)}</ItemTitle>
        <p dir="auto">{words || messages.noWords}</p>
        <ItemFacts>
          {about !== '' && <code translate="no">{about}</code>}
          <span>{formatMessage(messages.givenUpAt, { at })}</span>
          <span>{formatMessage(messages.attempts, { count: attempts })}</span>
        </ItemFacts>
      </ItemWords>
      <JobActions {...actions} task={task} id={id} count={1} />
    </ListItem>
  );
}
