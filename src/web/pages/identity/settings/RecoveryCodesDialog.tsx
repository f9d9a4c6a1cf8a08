import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partMessages } from '#shared/messages/parts.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { saveFile } from '#web/parts/field/save-file.ts';
import styles from './RecoveryCodesDialog.module.css';

type RecoveryCodesDialogProps = { readonly codes: readonly string[]; readonly onClosed: () => void };

/** The codes, this once: to copy, to keep as a file, to print. */
export function RecoveryCodesDialog({ codes, onClosed }: RecoveryCodesDialogProps) {
  const { name } = use(SiteContext);
  const [isCopied, setIsCopied] = useState(false);
  const title = formatMessage(messages.codesFile, { site: name });
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Dialog title={messages.codesShownTitle} onClosed={onClosed}>
      {(close) => (
        <>
          <p className={styles.text}>{messages.codesShownText}</p>
          <div className={styles.paper}>
            <p className={styles.onPaper}>{title}</p>
            <ol className={styles.codes} translate="no">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ol>
          </div>
          <p className={styles.buttons}>
            <Button look="outlined" size="small" onClick={() => void copy()}>
              {isCopied ? partMessages.copied : messages.codesCopy}
            </Button>
            <Button look="outlined" size="small" onClick={() => saveFile(`${title}.txt`, `${title}\n\n${text}\n`)}>
              {messages.codesDownload}
            </Button>
            <Button look="outlined" size="small" onClick={() => print()}>
              {messages.codesPrint}
            </Button>
            <span className={styles.end}>
              <Button size="small" onClick={close}>
                {messages.codesKept}
              </Button>
            </span>
          </p>
        </>
      )}
    </Dialog>
  );
}
