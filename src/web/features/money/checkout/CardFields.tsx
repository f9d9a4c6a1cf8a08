import { lazy, Suspense } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { Button } from '#web/design/Button.tsx';
import type { CardFieldsProps } from './card-fields.ts';
import { isPolicyOfThisPage } from './own-policy.ts';
import styles from './PaymentForm.module.css';
import { SandboxFields } from './sandbox/SandboxFields.tsx';
import type { useCheckoutSetup } from './use-checkout-setup.ts';

const StripeFields = lazy(async () => ({ default: (await import('./stripe/StripeFields.tsx')).StripeFields }));
const BraintreeFields = lazy(async () => ({
  default: (await import('./braintree/BraintreeFields.tsx')).BraintreeFields,
}));

type Props = Omit<CardFieldsProps, 'setup' | 'onFault'> & { readonly checkout: ReturnType<typeof useCheckoutSetup> };

/** The fields of the provider that was chosen, as soon as there is what they are drawn with. */
export function CardFields({ checkout, ...rest }: Props) {
  const { setup, fault, failed, retry } = checkout;
  if (fault !== undefined) {
    return (
      <div className={styles.fault}>
        <p role="alert">{fault}</p>
        <Button look="outlined" size="small" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  const loading = <p className={styles.note}>{messages.loading}</p>;
  if (setup === undefined) return loading;
  const given = { ...rest, setup, onFault: failed };
  if (setup.provider === 'SANDBOX') return <SandboxFields {...given} />;
  if (!isPolicyOfThisPage()) {
    location.reload();
    return loading;
  }
  return (
    <Suspense fallback={loading}>
      {setup.provider === 'STRIPE' ? <StripeFields {...given} /> : <BraintreeFields {...given} />}
    </Suspense>
  );
}
