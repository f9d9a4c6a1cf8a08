import { useRef } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import styles from './PaymentForm.module.css';

type SandboxApprovalProps = {
  /** How much, and for what. */
  readonly question: string;
  readonly onAnswer: (isApproved: boolean) => void;
};

/** The question of a bank, in the sandbox. */
export function SandboxApproval({ question, onAnswer }: SandboxApprovalProps) {
  const isApproved = useRef(false);
  return (
    <Dialog title={messages.approvalTitle} onClosed={() => onAnswer(isApproved.current)}>
      {(close) => (
        <>
          <p>{question}</p>
          <p className={styles.note}>{messages.approvalText}</p>
          <p className={styles.answers}>
            <Button look="outlined" onClick={close}>
              {messages.refuse}
            </Button>
            <Button
              onClick={() => {
                isApproved.current = true;
                close();
              }}
            >
              {messages.approve}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
}
