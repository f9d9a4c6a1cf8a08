import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './PaymentForm.module.css';
import type { usePayment } from './use-payment.ts';

/** What goes on with a payment, what went wrong with it, and the way to ask again. */
export function PaymentNotes({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  return (
    <>
      <p className={styles.error} role="alert">
        {payment.isAboutCard !== true && payment.error}
      </p>
      <output className={styles.note}>{payment.note}</output>
      {payment.waitsFor !== undefined && (
        <Button look="outlined" onClick={() => void payment.lookAgain()}>
          {messages.lookAgain}
        </Button>
      )}
    </>
  );
}
