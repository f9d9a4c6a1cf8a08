import { useEffect, useEffectEvent, useRef } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import type { CardFieldsProps, FieldsAnswer } from '../card-fields.ts';
import styles from '../PaymentForm.module.css';
import { openStripe, type Stripe, type StripeElements } from './open-stripe.ts';

/** The look of Stripe's fields, which stand in frames of their own and see none of our styles. */
function stripeAppearance(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: style.colorScheme.includes('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--colour-accent'),
      colorBackground: token('--colour-surface'),
      colorText: token('--colour-text'),
      colorDanger: token('--colour-danger'),
      borderRadius: token('--radius-m'),
      fontFamily: 'system-ui, sans-serif',
    },
  };
}

/** Stripe's own fields, with Apple Pay and Google Pay where the browser has them: a card is seen by Stripe alone. */
export function StripeFields({ setup, currency, amount, onReady, onFault }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  const fault = useEffectEvent(onFault);
  useEffect(() => {
    let isGone = false;
    let takeAway = () => undefined as void;
    const mount = async () => {
      const stripe = await openStripe(setup);
      if (isGone || place.current === null) return;
      const elements = stripe.elements(optionsOf(currency, amount));
      const element = elements.create('payment', { layout: 'tabs' });
      takeAway = () => element.destroy();
      element.on('ready', () => ready(() => tokenOf(stripe, elements)));
      element.on('loaderror', fault);
      element.mount(place.current);
    };
    mount().catch(fault);
    return () => {
      isGone = true;
      takeAway();
    };
  }, [setup, currency, amount]);
  return <div ref={place} className={styles.frame} />;
}

function optionsOf(currency: string, amount: number): object {
  return {
    ...(amount === 0 ? { mode: 'setup' } : { mode: 'payment', amount, setupFutureUsage: 'off_session' }),
    currency: currency.toLowerCase(),
    paymentMethodTypes: ['card'],
    appearance: stripeAppearance(),
  };
}

async function tokenOf(stripe: Stripe, elements: StripeElements): Promise<FieldsAnswer> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return { fault: incomplete.message ?? messages.incomplete };
  const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
  if (confirmationToken) return { token: confirmationToken.id };
  return { fault: error?.message ?? messages.invalidCard };
}
