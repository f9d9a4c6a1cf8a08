import { type SubmitEvent, useState } from 'react';
import { isPromotionGood, PROMOTION_LIMITS } from '#shared/membership/coupon-rules.ts';
import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { giftMessages } from '#shared/messages/gifts.ts';
import { Button } from '#web/design/Button.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { CheckRow } from '#web/parts/field/CheckRow.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { CreatePromotionalCodeDocument } from '#web/generated/CreatePromotionalCode.ts';
import type { PromotionRow } from '#web/generated/fragments.ts';
import { promotionName } from './coupon-texts.ts';
import { readNumber } from './read-number.ts';

/** Makes a code that nobody pays for; what is wrong is said before the server is asked. */
export function PromotionForm({ onMade }: { readonly onMade: (row: PromotionRow) => void }) {
  const making = useChange(CreatePromotionalCodeDocument);
  const [fault, setFault] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (making.isRunning) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const months = readNumber(fieldText(fields, 'months')) ?? 0;
    const seats = readNumber(fieldText(fields, 'seats')) ?? 0;
    const isGood = isPromotionGood({ months, seats });
    setFault(isGood ? undefined : giftMessages.badPromotion);
    if (!isGood) return;
    const tier = fieldText(fields, 'tier') === 'FRIEND' ? 'FRIEND' : 'MEMBER';
    const promotion = { tier, months, seats, isForNewMembers: fields.has('newOnly') } as const;
    const made = await making.run({ promotion });
    if (made === undefined) return;
    onMade(made.gift);
    form.reset();
    void showToast({
      message: formatMessage(messages.codeMade, { code: promotionName(made.gift) }),
      testId: 'code-made',
    });
  };
  const [leastMonths, mostMonths] = PROMOTION_LIMITS.months;
  const [leastSeats, mostSeats] = PROMOTION_LIMITS.seats;
  return (
    <FieldForm noValidate onSubmit={(event) => void submit(event)}>
      <label>
        {messages.tier}
        <select name="tier">
          <option value="MEMBER">{messages.tiers.MEMBER}</option>
          <option value="FRIEND">{messages.tiers.FRIEND}</option>
        </select>
      </label>
      <label>
        {messages.codeMonths}
        <input name="months" type="number" min={leastMonths} max={mostMonths} />
      </label>
      <label>
        {messages.seats}
        <input name="seats" type="number" min={leastSeats} max={mostSeats} />
      </label>
      <CheckRow>
        <input id="new-only" name="newOnly" type="checkbox" />
        <label htmlFor="new-only">{messages.newOnly}</label>
      </CheckRow>
      <Button type="submit" aria-disabled={making.isRunning} aria-busy={making.isRunning}>
        {messages.makeCode}
      </Button>
      <ErrorNote role="alert">{fault ?? making.error}</ErrorNote>
    </FieldForm>
  );
}
