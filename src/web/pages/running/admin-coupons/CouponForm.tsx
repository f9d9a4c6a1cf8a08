import { type SubmitEvent, useState } from 'react';
import { COUPON_LIMITS, couponFault, FREE_MONTHS } from '#shared/membership/coupon-rules.ts';
import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { couponMessages } from '#shared/messages/coupons.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { CouponRow } from '#web/generated/fragments.ts';
import { MakeCouponDocument } from '#web/generated/MakeCoupon.ts';
import { readNumber } from './read-number.ts';

const DAY_MS = 86_400_000;

/** Makes a coupon, or changes what one gives; what is wrong is said before the server is asked. */
export function CouponForm({ onMade }: { readonly onMade: (row: CouponRow) => void }) {
  const making = useChange(MakeCouponDocument);
  const [months, setMonths] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (making.isRunning) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const code = fieldText(fields, 'code');
    const freeMonths = readNumber(months);
    const percentOff = readNumber(fieldText(fields, 'percentOff'));
    const numCycles = readNumber(fieldText(fields, 'payments'));
    const cap = readNumber(fieldText(fields, 'cap'));
    const wrong = couponFault({ code, percentOff, cycles: numCycles, freeMonths, cap });
    setFault(wrong === null ? undefined : couponMessages[wrong]);
    if (wrong !== null) return;
    const day = fieldText(fields, 'lastDay');
    // To the end of that day.
    const expiresAt = day === '' ? null : Date.parse(`${day}T00:00:00.000Z`) + DAY_MS;
    const made = await making.run({ newCoupon: { code, percentOff, numCycles, freeMonths, cap, expiresAt } });
    if (made === undefined) return;
    onMade(made);
    form.reset();
    setMonths('');
    void showToast({ message: formatMessage(messages.made, { code: made.code }), testId: 'coupon-made' });
  };
  const [leastPercent, mostPercent] = COUPON_LIMITS.percentOff;
  const [leastCycles, mostCycles] = COUPON_LIMITS.cycles;
  return (
    <FieldForm noValidate onSubmit={(event) => void submit(event)}>
      <label>
        {messages.code}
        <input name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" />
      </label>
      <label>
        {messages.gives}
        <select value={months} onChange={({ target }) => setMonths(target.value)}>
          <option value="">{messages.percent}</option>
          {FREE_MONTHS.map((count) => (
            <option key={count} value={count}>
              {formatMessage(messages.months, { count })}
            </option>
          ))}
        </select>
      </label>
      {months === '' && (
        <>
          <label>
            {messages.percentOff}
            <input name="percentOff" type="number" min={leastPercent} max={mostPercent} />
          </label>
          <label>
            {messages.payments}
            <input name="payments" type="number" min={leastCycles} max={mostCycles} defaultValue={1} />
          </label>
        </>
      )}
      <label>
        {messages.cap}
        <input name="cap" type="number" min={0} />
      </label>
      <label>
        {messages.lastDay}
        <input name="lastDay" type="date" />
      </label>
      <Button type="submit" aria-disabled={making.isRunning} aria-busy={making.isRunning}>
        {messages.make}
      </Button>
      <ErrorNote role="alert">{fault ?? making.error}</ErrorNote>
    </FieldForm>
  );
}
