import { subscriberExportMessages as messages } from '#shared/messages/subscriber-exports.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ExportSubscribersDocument } from '#web/generated/ExportSubscribers.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Asks for the list to take along; whoever signed in long ago proves who they are first (2§4.7). */
export function ExportSubscribers({ newsletterId }: { readonly newsletterId: string }) {
  const dialog = useResumedDialog('export-subscribers');
  const change = useChange(ExportSubscribersDocument);
  const ask = async () => {
    const done = await change.run({ newsletterId });
    if (done !== undefined) void showToast({ message: messages.preparing, testId: 'subscriber-export-preparing' });
    return done;
  };
  return (
    <>
      <Button look="outlined" size="small" onClick={dialog.open}>
        {messages.action}
      </Button>
      <ConfirmChange
        dialog={dialog}
        title={messages.action}
        wantsStepUp
        submitLabel={messages.action}
        change={change}
        onConfirm={ask}
      >
        {messages.text}
      </ConfirmChange>
    </>
  );
}
