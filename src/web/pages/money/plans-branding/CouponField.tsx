import { type SubmitEvent, useId, useState } from 'react';
import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { Button } from '#web/design/Button.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import styles from './Checkout.module.css';

type CouponFieldProps = {
  /** The coupon that holds; null for none. */
  readonly code: string | null;
  readonly refusal: string | null;
  readonly isLoading: boolean;
  readonly onApply: (code: string | null) => void;
};

/** Where a coupon is typed; behind a button, since most have none. */
export function CouponField({ code, refusal, isLoading, onApply }: CouponFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const remove = () => {
    setIsOpen(false);
    onApply(null);
  };
  if (code !== null) {
    return (
      <p className={styles.coupon}>
        <span>
          {messages.coupon} <strong>{code}</strong>
        </span>
        <Button look="plain" size="small" onClick={remove}>
          {messages.remove}
        </Button>
      </p>
    );
  }
  if (!isOpen && refusal === null) {
    return (
      <p>
        <button type="button" className={styles.quiet} onClick={() => setIsOpen(true)}>
          {messages.haveCoupon}
        </button>
      </p>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldText(new FormData(event.currentTarget), 'coupon').trim();
    onApply(typed === '' ? null : typed);
  };
  return (
    <form className={styles.couponForm} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {messages.coupon}
      </label>
      <input
        id={id}
        name="coupon"
        className={styles.input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={`${id}-refusal`}
      />
      <Button type="submit" look="outlined" disabled={isLoading}>
        {messages.apply}
      </Button>
      <p className={styles.refusal} id={`${id}-refusal`} role="alert">
        {refusal}
      </p>
    </form>
  );
}
