import { useEffect, useEffectEvent, useId, useState } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { SANDBOX_CARDS, type SandboxCardName, sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import type { CardFieldsProps } from '../card-fields.ts';
import styles from '../PaymentForm.module.css';

const NAMES: Readonly<Record<SandboxCardName, string>> = {
  visa: messages.sandboxVisa,
  mastercard: messages.sandboxMastercard,
  amex: messages.sandboxAmex,
  declined: messages.sandboxDeclined,
  insufficientFunds: messages.sandboxInsufficientFunds,
  needsApproval: messages.sandboxNeedsApproval,
  asksEachTime: messages.sandboxAsksEachTime,
  failsLater: messages.sandboxFailsLater,
};

const MONTHS = Array.from({ length: 12 }, (_month, index) => index + 1);
const YEARS_AHEAD = 3;

/** The cards of the sandbox, by name: nobody types a card of their own into it. In one line, so that the button stays near. */
export function SandboxFields({ onReady }: CardFieldsProps) {
  const id = useId();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [name, setName] = useState<SandboxCardName>('visa');
  const [month, setMonth] = useState(12);
  const [year, setYear] = useState(thisYear + YEARS_AHEAD);
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(async () => ({ token: sandboxToken({ name, month, year }) })), [name, month, year]);
  return (
    <>
      <SelectField
        label={messages.sandboxLegend}
        options={SANDBOX_CARDS.map((card) => ({ value: card, label: NAMES[card] }))}
        value={name}
        onChange={setName}
      />
      <div className={styles.card}>
        <NumberChoice id={`${id}-m`} label={messages.sandboxMonth} values={MONTHS} value={month} onChange={setMonth} />
        <NumberChoice
          id={`${id}-y`}
          label={messages.sandboxYear}
          values={Array.from({ length: 12 }, (_year, index) => thisYear - 1 + index)}
          value={year}
          onChange={setYear}
        />
      </div>
    </>
  );
}

type NumberChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
};

function NumberChoice({ id, label, values, value, onChange }: NumberChoiceProps) {
  return (
    <div className={styles.half}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
