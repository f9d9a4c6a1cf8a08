import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { PaymentToken } from '#web/features/money/checkout/payment-answer.ts';
import { PaymentForm } from '#web/features/money/checkout/PaymentForm.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { GiftForm } from '#web/features/money/gifts/GiftFrame.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { amountOf, type GiftTier, TierChoice } from '#web/features/money/gifts/TierChoice.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { BuyGroupGiftDocument } from '#web/generated/BuyGroupGift.ts';
import type { GiftOffer } from '#web/generated/fragments.ts';
import styles from './GroupGiftForm.module.css';

type GroupGiftFormProps = { readonly offer: GiftOffer; readonly onPaid: (paymentId: string) => void };

/** How many, which codes, for whom, and the card that pays it. */
export function GroupGiftForm({ offer, onPaid }: GroupGiftFormProps) {
  const { currency, groupMinimum: fewest, groupMaximum: most } = offer;
  const [tier, setTier] = useState<GiftTier>('MEMBER');
  const [count, setCount] = useState(String(fewest));
  const [isShared, setIsShared] = useState(true);
  const [emailDomain, setEmailDomain] = useState('');
  const buying = useChange(BuyGroupGiftDocument, { says: 'here' });
  const seats = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
  const isPossible = seats >= fewest && seats <= most;
  const fault = isPossible ? undefined : formatMessage(messages.needSeats, { fewest, most });
  const money = { amount: amountOf(offer, tier) * (isPossible ? seats : fewest), currency };
  const send = async (payment: PaymentToken) => {
    if (fault !== undefined) return { __typename: 'BadRequest', message: fault } as const;
    const domain = emailDomain.trim();
    const groupGift = { ...payment, tier, currency, seats, isShared, emailDomain: domain === '' ? null : domain };
    const { done, failure } = await buying.send({ groupGift });
    return done ?? failure.refusal;
  };
  const kinds = [
    { value: 'one', label: messages.oneCode, text: messages.oneCodeText },
    { value: 'each', label: messages.codeEach, text: messages.codeEachText },
  ] as const;
  return (
    <GiftForm>
      <TierChoice offer={offer} value={tier} onChange={setTier} />
      <Field
        label={messages.seats}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={count}
        onChange={({ target }) => setCount(target.value)}
        error={fault}
      />
      <ChoiceField
        legend={messages.codes}
        choices={kinds}
        value={isShared ? 'one' : 'each'}
        onChange={(kind) => setIsShared(kind === 'one')}
      />
      <Field
        label={messages.emailDomain}
        note={messages.emailDomainHint}
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
        value={emailDomain}
        onChange={({ target }) => setEmailDomain(target.value)}
      />
      <PaymentForm
        subject="group-gift"
        product="GROUP_GIFT_MEMBERSHIP"
        providers={offer.providers}
        currency={currency}
        amount={money.amount}
        submitLabel={isPossible ? formatMessage(messages.pay, { price: moneyText(money) }) : messages.payNothing}
        isBlocked={!isPossible}
        onToken={send}
        onPaid={(paid) => onPaid(paid.paymentId)}
      >
        {isPossible && (
          <p className={styles.price}>{formatMessage(messages.total, { price: moneyText(money), seats })}</p>
        )}
        <Note>{messages.payNote}</Note>
      </PaymentForm>
    </GiftForm>
  );
}
