import { automationMessages as messages } from '#shared/messages/automations.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { ChangeAutomationStepDocument } from '#web/generated/ChangeAutomationStep.ts';
import type { ListedStep } from '#web/generated/fragments.ts';
import { RemoveAutomationStepDocument } from '#web/generated/RemoveAutomationStep.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { DaysField, daysIn } from './DaysField.tsx';

/** A story of a series: when it comes, how many have it, and how to move it or take it out. */
export function StepRow({ step }: { readonly step: ListedStep }) {
  const { id: stepId, post, delayDays, waitingCount, isWaitingAtMost, sentCount } = step;
  const changing = useDialog();
  const removing = useDialog();
  const change = useChange(ChangeAutomationStepDocument);
  const remove = useChange(RemoveAutomationStepDocument);
  const title = post === null ? messages.gone : post.title || storyMessages.untitled;
  const move = async (fields: FormData, close: () => void) => {
    if ((await change.run({ stepId, delayDays: daysIn(fieldText(fields, 'days')) })) !== undefined) close();
  };
  return (
    <ListItem data-step={stepId}>
      <ItemWords>
        <ItemTitle>
          {post === null ? (
            title
          ) : (
            <Link to={shortPostPath(post.id)} dir="auto">
              {title}
            </Link>
          )}{' '}
          {post === null && <Badge isWarning>{messages.goneHint}</Badge>}
        </ItemTitle>
        <ItemFacts>
          <span>{formatMessage(messages.delayOf, { days: delayDays })}</span>
          <span>{formatMessage(messages.sent, { count: sentCount })}</span>
          {waitingCount > 0 && (
            <span>
              {isWaitingAtMost
                ? formatMessage(messages.waitingAtMost, { count: formatNumber(waitingCount) })
                : formatMessage(messages.waiting, { count: waitingCount })}
            </span>
          )}
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.changeOf, { title })}
          onClick={changing.open}
        >
          {messages.change}
        </Button>
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.removeOf, { title })}
          onClick={removing.open}
        >
          {messages.remove}
        </Button>
      </ItemActions>
      {changing.isOpen && (
        <Dialog title={formatMessage(messages.changeOf, { title })} onClosed={changing.closed}>
          {(close) => (
            <Form
              close={close}
              change={change}
              submitLabel={messages.save}
              onSubmit={(fields) => void move(fields, close)}
              hasOwnError
            >
              <DaysField initial={delayDays} error={change.error} onChange={change.clear} />
            </Form>
          )}
        </Dialog>
      )}
      <ConfirmDialog
        dialog={removing}
        title={formatMessage(messages.removeAsk, { title })}
        submitLabel={messages.remove}
        change={remove}
        onConfirm={() => remove.run({ stepId })}
        isDanger
      >
        {messages.removeText}
      </ConfirmDialog>
    </ListItem>
  );
}
