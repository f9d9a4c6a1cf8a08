import { partMessages } from '#shared/messages/parts.ts';
import { Button } from '#web/design/Button.tsx';
import { FormButtons, FormText } from '#web/parts/form/Form.tsx';
import styles from './SecretDialog.module.css';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';

type SecretDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly values: readonly (readonly [label: string, value: string])[];
  readonly onClosed: () => void;
};

/** What is shown this once. */
export function SecretDialog({ title, text, values, onClosed }: SecretDialogProps) {
  return (
    <Dialog title={title} onClosed={onClosed}>
      {(close) => (
        <div className={styles.secrets}>
          <FormText>{text}</FormText>
          <div className={styles.values}>
            {values.map(([label, value]) => (
              <CopyField key={label} label={label} text={value} />
            ))}
          </div>
          <FormButtons>
            <Button onClick={close}>{partMessages.done}</Button>
          </FormButtons>
        </div>
      )}
    </Dialog>
  );
}
