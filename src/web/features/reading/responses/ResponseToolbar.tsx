import { responseMessages as messages } from '#shared/messages/responses.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { IconButton } from '#web/design/Button.tsx';
import type { Format } from './format-text.ts';
import styles from './ResponseBox.module.css';

/** Letters say bold and italic in every program; the rest has drawings. */
const buttons = [
  { format: 'bold', label: messages.bold, face: <b>B</b> },
  { format: 'italic', label: messages.italic, face: <i>i</i> },
  { format: 'link', label: messages.link, face: <ActionIcon name="link" size={18} /> },
  { format: 'quote', label: messages.quote, face: <ActionIcon name="quote" size={18} /> },
  { format: 'list', label: messages.list, face: <ActionIcon name="list" size={18} /> },
  { format: 'code', label: messages.code, face: <ActionIcon name="code" size={18} /> },
] as const satisfies readonly { readonly format: Format; readonly label: string; readonly face: unknown }[];

/** What can be done to the selected words. */
export function ResponseToolbar({ onFormat }: { readonly onFormat: (format: Format) => void }) {
  return (
    <div className={styles.toolbar}>
      {buttons.map(({ format, label, face }) => (
        <IconButton key={format} label={label} onPointerDown={keepSelection} onClick={() => onFormat(format)}>
          {face}
        </IconButton>
      ))}
    </div>
  );
}

function keepSelection(event: { readonly preventDefault: () => void }): void {
  event.preventDefault();
}
