import { settingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { EmptyText } from '#web/features/frame/EmptyText.tsx';

/** Where the settings did not come. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyText text={messages.loadFailed} />
      <Button look="outlined" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
