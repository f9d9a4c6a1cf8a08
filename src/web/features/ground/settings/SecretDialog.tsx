import { settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './ChangeForm.module.css';
import { CopyText } from './CopyText.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

type SecretDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly values: readonly (readonly [label: string, value: string])[];
  readonly onClosed: () => void;
};

/** What is shown this once. */
export function SecretDialog({ title, text, values, onClosed }: SecretDialogProps) {
  return (
    <SettingsDialog title={title} onClosed={onClosed}>
      {(close) => (
        <div className={styles.form}>
          <p className={styles.text}>{text}</p>
          <div className={styles.values}>
            {values.map(([label, value]) => (
              <CopyText key={label} label={label} text={value} />
            ))}
          </div>
          <p className={styles.buttons}>
            <Button onClick={close}>{settingsMessages.done}</Button>
          </p>
        </div>
      )}
    </SettingsDialog>
  );
}
