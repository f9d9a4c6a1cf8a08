import { useState } from 'react';
import { partMessages as messages } from '#shared/messages/parts.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './CopyField.module.css';

type CopyTextProps = { readonly label: string; readonly text: string; readonly copied?: string };

/** A text to take elsewhere: as it reads, and as it is copied. */
export function CopyField({ label, text, copied = text }: CopyTextProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setIsCopied(true),
      // Without leave to use the clipboard it can still be marked and copied by hand.
      () => setIsCopied(false),
    );
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.row}>
        <code className={styles.text} translate="no">
          {text}
        </code>
        <Button look="outlined" size="small" onClick={() => void copy()}>
          {isCopied ? messages.copied : messages.copy}
        </Button>
      </div>
    </div>
  );
}
