import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { Button } from '#web/design/Button.tsx';
import { type Buyer, BuyerFields } from './BuyerFields.tsx';
import { CardBrands } from './CardBrands.tsx';
import { CardFields } from './CardFields.tsx';
import type { FieldsAnswer, Tokenize } from './card-fields.ts';
import type { CheckoutProvider } from './payment-answer.ts';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PaymentNotes } from './PaymentNotes.tsx';
import styles from './PaymentForm.module.css';
import notes from './PaymentNotes.module.css';
import { PlaceFields, type Place } from './PlaceFields.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { SecureNote } from './SecureNote.tsx';
import { TaxLine } from './TaxLine.tsx';
import { useCheckoutSetup } from './use-checkout-setup.ts';
import { usePayment } from './use-payment.ts';

/**
 * Fields of whoever takes the money, and the button that pays, once (MEMB-3). What the answer means is done here:
 * a card that is declined, approval by a bank, an uncertain payment, a country that is wanted (rule 95).
 */
export function PaymentForm(props: PaymentFormProps) {
  const {
    subject,
    providers,
    currency,
    amount,
    product,
    firstPayment = amount,
    submitLabel,
    isBlocked = false,
    isCardOnly = false,
    onToken,
    onPaid,
    onRefused,
    children,
  } = props;
  const [provider, setProvider] = useState(providers[0]);
  const [typedPlace, setPlace] = useState<Place>();
  const [buyer, setBuyer] = useState<Buyer>({ address: '', vatId: '' });
  const [isPlaceWanted, setIsPlaceWanted] = useState(false);
  const tokenize = useRef<Tokenize>(undefined);
  const [isReady, setIsReady] = useState(false);
  const checkout = useCheckoutSetup(subject, provider, currency);
  const payment = usePayment({ subject, send: onToken, onPaid, onRefused, product });
  if (payment.wantsPlace === true && !isPlaceWanted) setIsPlaceWanted(true);
  const { setup } = checkout;
  // Asked before anybody pays wherever it makes a difference to the tax; not where a card is only kept.
  const rates = isCardOnly ? null : (setup?.taxRates ?? null);
  const hasPlace = isPlaceWanted || rates !== null;
  const place = typedPlace ?? { country: setup?.country ?? '', postalCode: '' };
  const declined = useRef<HTMLParagraphElement>(null);
  const isDeclined = payment.isAboutCard === true && payment.error !== undefined;
  useEffect(() => {
    if (isDeclined) declined.current?.scrollIntoView({ block: 'center' });
  }, [isDeclined]);

  const pay = (give: () => Promise<FieldsAnswer>) =>
    payment.pay(async () => {
      const given = await give();
      if ('fault' in given || provider === undefined) return { fault: 'fault' in given ? given.fault : '' };
      const formKey = await checkout.takeKey();
      const { country, postalCode } = place;
      const [address, vatId] = [buyer.address.trim(), buyer.vatId.trim()];
      return {
        token: given.token,
        provider,
        formKey,
        shown: { amount, currency },
        ...(hasPlace && country !== '' && { country }),
        ...(hasPlace && postalCode !== '' && { postalCode }),
        ...((address !== '' || vatId !== '') && { billing: { address, vatId } }),
      };
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields are disabled meanwhile, and would let the focus fall.
    event.nativeEvent.submitter?.focus();
    if (tokenize.current && !payment.isRunning) void pay(tokenize.current);
  };
  const choose = (chosen: CheckoutProvider) => {
    setIsReady(false);
    setProvider(chosen);
  };
  const isWaiting = payment.waitsFor !== undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={payment.isRunning}>
      {provider === 'SANDBOX' && <p className={styles.sandbox}>{messages.sandboxNote}</p>}
      <fieldset className={styles.fields} disabled={payment.isRunning || isWaiting}>
        <ProviderChoice providers={providers} value={provider} onChange={choose} />
        <CardBrands />
        <p className={styles.declined} role="alert" ref={declined}>
          {isDeclined && payment.error}
        </p>
        <div className={styles.room} data-provider={provider}>
          <CardFields
            checkout={checkout}
            currency={currency}
            amount={amount}
            onReady={(given) => {
              tokenize.current = given;
              setIsReady(true);
            }}
            onToken={(token) => void pay(async () => ({ token }))}
          />
        </div>
        {hasPlace && <PlaceFields value={place} onChange={setPlace} />}
        {!isCardOnly && <BuyerFields value={buyer} onChange={setBuyer} />}
      </fieldset>
      {rates !== null && <TaxLine rates={rates} country={place.country} amount={firstPayment} currency={currency} />}
      {children}
      <PaymentNotes payment={payment} />
      {!isWaiting && (
        // Not disabled while it runs: it would lose the focus, to which the question of a bank comes back.
        <Button
          type="submit"
          disabled={!isReady || isBlocked}
          aria-disabled={payment.isRunning}
          aria-busy={payment.isRunning}
        >
          {payment.isRunning && <span className={notes.spinner} aria-hidden />}
          {submitLabel}
        </Button>
      )}
      <SecureNote setup={setup} />
    </form>
  );
}
