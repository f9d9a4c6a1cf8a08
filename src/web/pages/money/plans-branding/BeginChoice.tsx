import { useState } from 'react';
import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { ChoiceField } from '#web/features/ground/forms/ChoiceField.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import styles from './Checkout.module.css';

type BeginChoiceProps = {
  readonly price: { readonly amount: number; readonly currency: string };
  readonly isTrial: boolean;
  readonly onChange: (isTrial: boolean) => void;
};

/** Decisions 83. */
const TRIAL_DAYS = 7;
const DAY = 86_400_000;

/** With days that cost nothing, or paid at once. */
export function BeginChoice({ price, isTrial, onChange }: BeginChoiceProps) {
  const [end] = useState(() => Date.now() + TRIAL_DAYS * DAY);
  const values = { price: moneyText(price), date: formatDate(end) };
  return (
    <div className={styles.part}>
      <ChoiceField
        legend={messages.begin}
        choices={[
          { value: 'trial', label: messages.withTrial, text: formatMessage(messages.withTrialText, values) },
          { value: 'now', label: messages.withoutTrial, text: formatMessage(messages.withoutTrialText, values) },
        ]}
        value={isTrial ? 'trial' : 'now'}
        onChange={(value) => onChange(value === 'trial')}
      />
    </div>
  );
}
