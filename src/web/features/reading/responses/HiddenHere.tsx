import { responseMessages as messages } from '#shared/messages/responses.ts';
import type { Reply } from './responses-context.ts';
import styles from './Responses.module.css';
import { useHiding } from './use-hiding.ts';

/** In the place of a response that the viewer hid: the toast is not the only way back. */
export function HiddenHere({ response }: { readonly response: Reply }) {
  const { show } = useHiding(response.id);
  return (
    <p className={styles.gap} data-response={response.id}>
      {messages.hiddenHere}{' '}
      <button type="button" className={styles.textButton} onClick={() => void show()}>
        {messages.undo}
      </button>
    </p>
  );
}
