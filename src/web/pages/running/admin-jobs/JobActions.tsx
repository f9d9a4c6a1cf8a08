import { formatMessage } from '#shared/messages/format-message.ts';
import { givenUpJobMessages as messages } from '#shared/messages/given-up-jobs.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ForgetJobsDocument } from '#web/generated/ForgetJobs.ts';
import { RetryJobsDocument } from '#web/generated/RetryJobs.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { newestOnceClosed, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { ItemActions } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { lossOf, taskTitle } from './task-words.ts';

export type JobActionsProps = {
  readonly task: string;
  /** Null for all of the kind. */
  readonly id: string | null;
  readonly count: number;
  /** What was given up later was not seen, and stays. */
  readonly until: number;
  readonly isShown: boolean;
  readonly onChanged: () => void;
};

/** What an administrator does about a job that was given up, or about all of a kind. */
export function JobActions({ task, id, count, until, isShown, onChanged }: JobActionsProps) {
  const retrying = useChange(RetryJobsDocument, { says: 'toast' });
  const forgetting = useChange(ForgetJobsDocument);
  const dialog = useDialog();
  if (!isShown) return null;
  const chosen = { task, id, until };
  const named = { task: taskTitle(task) };
  const retry = async () => {
    const done = await retrying.run(chosen);
    if (done !== undefined) void showToast({ message: formatMessage(messages.retrying, { count: done.count }) });
    onChanged();
  };
  const forget = async () => {
    const done = await forgetting.run(chosen);
    if (done === undefined) return undefined;
    void showToast({ message: formatMessage(messages.forgot, { count: done.count }) });
    onChanged();
    return done;
  };
  const loss = formatMessage(count === 1 ? messages.forgetOne : messages.forgetEach, { count, lost: lossOf(task) });
  return (
    <ItemActions>
      <Button
        look="outlined"
        size="small"
        aria-disabled={retrying.isRunning}
        aria-label={formatMessage(id === null ? messages.retryAllNamed : messages.retryNamed, named)}
        onClick={() => void retry()}
      >
        {id === null ? messages.retryAll : messages.retry}
      </Button>
      <Button
        look="plain"
        size="small"
        aria-label={formatMessage(id === null ? messages.forgetAllNamed : messages.forgetNamed, named)}
        onClick={dialog.open}
      >
        {id === null ? messages.forgetAll : messages.forget}
      </Button>
      <ConfirmDialog
        dialog={newestOnceClosed(dialog, forgetting, onChanged)}
        title={formatMessage(messages.forgetTitle, { count })}
        submitLabel={id === null ? messages.forgetAll : messages.forget}
        change={forgetting}
        onConfirm={forget}
        isDanger
      >
        <FormPoints points={[taskTitle(task), loss, messages.forgetForGood]} />
      </ConfirmDialog>
    </ItemActions>
  );
}
