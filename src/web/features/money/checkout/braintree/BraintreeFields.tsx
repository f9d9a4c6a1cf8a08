import { useEffect, useEffectEvent, useRef } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import type { CardFieldsProps } from '../card-fields.ts';
import styles from '../PaymentForm.module.css';
import { CARD_FIELDS, type CardField, drawCard } from './draw-card.ts';
import { drawPaypal } from './draw-paypal.ts';
import { drawWallets } from './draw-wallets.ts';
import { openBraintree } from './open-braintree.ts';

const LABELS: Readonly<Record<CardField, string>> = {
  number: messages.cardNumber,
  expirationDate: messages.expirationDate,
  cvv: messages.securityCode,
  postalCode: messages.postalCode,
};

/** Braintree's own fields of a card, PayPal, and the wallets that the browser and the account have. */
export function BraintreeFields(props: CardFieldsProps) {
  const { setup, currency, amount } = props;
  const places = useRef<Partial<Record<CardField, HTMLElement>>>({});
  const paypal = useRef<HTMLDivElement>(null);
  const wallets = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(props.onReady);
  const fault = useEffectEvent(props.onFault);
  const pay = useEffectEvent(props.onToken);
  useEffect(() => {
    let isGone = false;
    const ends: (() => void)[] = [];
    const keep = (end: () => void) => void (isGone ? end() : ends.push(end));
    const mount = async () => {
      const braintree = await openBraintree('client', 'hosted-fields', 'three-d-secure');
      const client = await braintree.client.create({ authorization: setup.clientToken });
      const { number, expirationDate, cvv, postalCode } = places.current;
      if (isGone || !number || !expirationDate || !cvv || !postalCode) return;
      const card = await drawCard(braintree, client, { number, expirationDate, cvv, postalCode }, { amount, currency });
      keep(card.takeAway);
      ready(card.tokenize);
      // Without them there is still the card.
      const token = (given: string) => pay(given);
      if (wallets.current) drawWallets(client, wallets.current, { amount, currency }, token).then(keep, ignore);
      if (setup.paypalEnabled && paypal.current) drawPaypal(client, paypal.current, currency, token).then(keep, ignore);
    };
    mount().catch(fault);
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, [setup, currency, amount]);
  return (
    <>
      <div ref={wallets} className={styles.wallets} />
      <div ref={paypal} className={styles.wallets} />
      <div className={styles.card}>
        {CARD_FIELDS.map((name) => (
          <div key={name} className={name === 'number' ? styles.wide : styles.half}>
            <span className={styles.label}>{LABELS[name]}</span>
            <div
              className={styles.hosted}
              ref={(place) => {
                if (place) places.current[name] = place;
              }}
            />
          </div>
        ))}
      </div>
    </>
  );
}

const ignore = () => undefined;
