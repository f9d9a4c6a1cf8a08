import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { EraseSubscriberDocument } from '#web/generated/EraseSubscriber.ts';
import type { ListedSubscriber } from '#web/generated/fragments.ts';
import { RemoveSubscriberDocument } from '#web/generated/RemoveSubscriber.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type SubscriberMenuProps = {
  readonly subscriber: ListedSubscriber;
  readonly name: string;
  readonly onGone: () => void;
};

/** Takes somebody off the list, or forgets them; each is asked first. */
export function SubscriberMenu({ subscriber, name, onGone }: SubscriberMenuProps) {
  const removing = useDialog();
  const forgetting = useDialog();
  const removal = useChange(RemoveSubscriberDocument);
  const erasure = useChange(EraseSubscriberDocument);
  const subscriberId = subscriber.id;
  const say = (message: string, testId: string) => {
    onGone();
    void showToast({ message, testId });
  };
  const remove = async () => {
    const done = await removal.run({ subscriberId });
    if (done !== undefined) say(formatMessage(messages.removed, { name }), 'subscriber-removed');
    return done;
  };
  const forget = async () => {
    const done = await erasure.run({ subscriberId });
    if (done !== undefined) say(formatMessage(messages.forgotten, { name }), 'subscriber-forgotten');
    return done;
  };
  return (
    <>
      <MenuButton label={formatMessage(messages.menu, { name })}>
        {subscriber.state !== 'ENDED' && <MenuAction onChoose={removing.open}>{messages.remove}</MenuAction>}
        <MenuAction onChoose={forgetting.open} isDanger>
          {messages.forget}
        </MenuAction>
      </MenuButton>
      <ConfirmDialog
        dialog={removing}
        title={formatMessage(messages.removeAsk, { name })}
        submitLabel={messages.remove}
        change={removal}
        onConfirm={remove}
        isDanger
      >
        {messages.removeText}
      </ConfirmDialog>
      <ConfirmDialog
        dialog={forgetting}
        title={formatMessage(messages.forgetAsk, { name })}
        submitLabel={messages.forget}
        change={erasure}
        onConfirm={forget}
        isDanger
      >
        {messages.forgetText}
      </ConfirmDialog>
    </>
  );
}
