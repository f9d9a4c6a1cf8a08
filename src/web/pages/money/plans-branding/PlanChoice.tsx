import type { PlanType } from '#shared/membership/plans.ts';
import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { oftenWords, periodWords, planOfWire, tierName } from '#web/features/money/plans/plan-words.ts';
import type { PlanOnOffer, PlansOnOffer } from '#web/generated/fragments.ts';
import styles from './Checkout.module.css';

type PlanChoiceProps = {
  readonly offer: PlansOnOffer;
  readonly value: PlanType;
  readonly onChange: (plan: PlanType) => void;
};

/** Years before months, Members before Friends. */
const ORDER: readonly PlanType[] = ['YEARLY', 'MONTHLY', 'PREMIUM_YEARLY', 'PREMIUM_MONTHLY'];

/** The four plans, one of which is paid for. */
export function PlanChoice({ offer, value, onChange }: PlanChoiceProps) {
  const plans = offer.plans.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <div className={styles.plans}>
      <ChoiceField
        legend={messages.plan}
        choices={plans.map((plan) => {
          const type = planOfWire(plan.membershipType);
          return { value: type, label: `${tierName(type)}, ${oftenWords(type).toLowerCase()}`, text: priceWords(plan) };
        })}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

const placeOf = ({ membershipType }: PlanOnOffer) => ORDER.indexOf(planOfWire(membershipType));

function priceWords({ membershipType, price, savedPrice }: PlanOnOffer): string {
  const values = { price: moneyText(price), period: periodWords(planOfWire(membershipType)) };
  if (savedPrice === null) return formatMessage(messages.optionPrice, values);
  return formatMessage(messages.optionSaved, { ...values, saved: moneyText(savedPrice) });
}
