import { useId } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { COUNTRY_CODES } from '#shared/payments/country-codes.ts';
import styles from './PaymentForm.module.css';

export type Place = { readonly country: string; readonly postalCode: string };

/** Where somebody lives, where the server cannot tell by itself (rule 95, MissingLocalizationInformation). */
export function PlaceFields({ value, onChange }: { readonly value: Place; readonly onChange: (place: Place) => void }) {
  const id = useId();
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  return (
    <div className={styles.card}>
      <div className={styles.half}>
        <label className={styles.label} htmlFor={`${id}-country`}>
          {messages.country}
        </label>
        <select
          id={`${id}-country`}
          className={styles.input}
          autoComplete="country"
          aria-describedby={`${id}-hint`}
          value={value.country}
          onChange={({ target }) => onChange({ ...value, country: target.value })}
        >
          <option value="">{messages.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.half}>
        <label className={styles.label} htmlFor={`${id}-postal`}>
          {messages.postalCode}
        </label>
        <input
          id={`${id}-postal`}
          className={styles.input}
          autoComplete="postal-code"
          maxLength={12}
          value={value.postalCode}
          onChange={({ target }) => onChange({ ...value, postalCode: target.value })}
        />
      </div>
      <p className={styles.note} id={`${id}-hint`}>
        {messages.countryHint}
      </p>
    </div>
  );
}
