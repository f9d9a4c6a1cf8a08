import { useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import type { FieldProps } from './field-props.ts';
import styles from './PublishFields.module.css';

/** Until stories are sent by mail nobody can subscribe to them, and the switch says so. */
const SUBSCRIBERS = 0;

/** Whether it goes to subscribers by mail, and to how many. */
export function MailField({ form, change }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.isMailed}
          aria-describedby={id}
          onChange={({ target }) => change({ isMailed: target.checked })}
        />
        {messages.mail}
      </label>
      <p className={styles.hint} id={id}>
        {formatMessage(messages.mailCount, { count: SUBSCRIBERS })} {messages.mailOnce}
      </p>
    </div>
  );
}
