import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { TRIAL_DAYS } from '#shared/membership/payments.ts';
import { addDays } from '#shared/membership/periods.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import styles from './Checkout.module.css';

type BeginChoiceProps = {
  readonly now: number;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly isTrial: boolean;
  readonly onChange: (isTrial: boolean) => void;
};

/** With days that cost nothing, or paid at once. */
export function BeginChoice({ now, price, isTrial, onChange }: BeginChoiceProps) {
  const values = { price: moneyText(price), date: formatDate(addDays(new Date(now), TRIAL_DAYS).getTime()) };
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
