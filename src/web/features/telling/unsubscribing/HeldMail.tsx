import { formatMessage } from '#shared/messages/format-message.ts';
import { mailHoldMessages as messages } from '#shared/messages/mail-holds.ts';
import { Button } from '#web/design/Button.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import styles from './SubscriptionForms.module.css';

type HeldMailProps = {
  readonly reason: keyof typeof messages.toAddress;
  /** Null of an account, which is not told by a link that lies around. */
  readonly email: string | null;
  /** Address of the page, which takes the form. */
  readonly action: string;
};

/** Why nothing comes, and a button that has it come again: needs no session and no script. */
export function HeldMail({ reason, email, action }: HeldMailProps) {
  return (
    <div className={styles.held}>
      <Notice>
        <span>{formatMessage(messages.toAddress[reason], { email: email ?? messages.yourAddress })}</span>
        <form method="post" action={action}>
          <input type="hidden" name="resume" value="1" />
          <Button type="submit" look="outlined" size="small">
            {messages.lift}
          </Button>
        </form>
      </Notice>
    </div>
  );
}
