import { useEffect, useRef, useState } from 'react';
import { consentText } from '#shared/membership/payment-words.ts';
import { scheduleOfGift } from '#shared/membership/payments.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import type { Currency } from '#shared/money/money.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { PaymentToken } from '#web/features/money/checkout/payment-answer.ts';
import { PaymentForm } from '#web/features/money/checkout/PaymentForm.tsx';
import { GiftBought } from '#web/features/money/gifts/GiftBought.tsx';
import { GiftForm, GiftFrame } from '#web/features/money/gifts/GiftFrame.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { amountOf, type GiftTier, TierChoice } from '#web/features/money/gifts/TierChoice.tsx';
import { BuyGiftDocument } from '#web/generated/BuyGift.ts';
import type { GiftOffer } from '#web/generated/fragments.ts';
import { deliveryOf, faultOf, type GiftFault, type GiftWords, wordsOfGift } from './gift-words.ts';
import { GiftWordsFields } from './GiftWordsFields.tsx';

type GiftCheckoutProps = {
  readonly offer: GiftOffer;
  readonly viewerName: string;
  readonly firstTier: GiftTier;
};

/** One gift: what, for whom, how it gets there, and the card that pays it (rules 98, 99). */
export function GiftCheckout({ offer, viewerName, firstTier }: GiftCheckoutProps) {
  const [tier, setTier] = useState(firstTier);
  const [words, setWords] = useState<GiftWords>(() => wordsOfGift(viewerName));
  const [fault, setFault] = useState<GiftFault>();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  const [paymentId, setPaymentId] = useState<string>();
  const buying = useChange(BuyGiftDocument, { says: 'here' });
  if (paymentId !== undefined) {
    const again = () => {
      setWords(wordsOfGift(viewerName));
      setPaymentId(undefined);
    };
    return (
      <GiftBought paymentId={paymentId}>
        <Button look="plain" onClick={again}>
          {messages.another}
        </Button>
      </GiftBought>
    );
  }
  const change = (next: GiftWords) => {
    setWords(next);
    setFault(undefined);
  };
  const { currency } = offer;
  const amount = amountOf(offer, tier);
  const send = async (payment: PaymentToken) => {
    const missing = faultOf(words);
    setFault(missing);
    // It is said beside its field, and not a second time beside the button.
    if (missing !== undefined) return { __typename: 'BadRequest', message: '' } as const;
    const { isByMail, recipientEmail, day: _, ...rest } = words;
    const deliverAt = deliveryOf(words, new Date());
    const gift = { ...payment, ...rest, tier, currency, recipientEmail: isByMail ? recipientEmail : null, deliverAt };
    const { done, failure } = await buying.send({ gift });
    return done ?? failure.refusal;
  };
  return (
    <GiftFrame title={messages.checkoutTitle}>
      <GiftForm ref={form}>
        <TierChoice offer={offer} value={tier} onChange={setTier} />
        <GiftWordsFields words={words} fault={fault} onChange={change} />
        <PaymentForm
          subject="gift"
          product="GIFT_MEMBERSHIP"
          providers={offer.providers}
          currency={currency}
          amount={amount}
          submitLabel={formatMessage(messages.pay, { price: moneyText({ amount, currency }) })}
          onToken={send}
          onPaid={(paid) => setPaymentId(paid.paymentId)}
        >
          <Note>
            {consentText(scheduleOfGift({ amount, currency: currency as Currency }), 12)} {messages.payNote}
          </Note>
        </PaymentForm>
      </GiftForm>
    </GiftFrame>
  );
}
