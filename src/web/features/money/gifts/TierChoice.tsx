import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import type { GiftOffer } from '#web/generated/fragments.ts';

export type GiftTier = 'MEMBER' | 'FRIEND';

type TierChoiceProps = {
  readonly offer: GiftOffer;
  readonly value: GiftTier;
  readonly onChange: (tier: GiftTier) => void;
};

/** Member or Friend, each with what one costs. */
export function TierChoice({ offer, value, onChange }: TierChoiceProps) {
  const tiers: readonly GiftTier[] = ['MEMBER', 'FRIEND'];
  const choices = tiers.map((tier) => {
    const plan = offer.plans.find((one) => one.tier === tier);
    const price = plan === undefined ? '' : moneyText(plan.price);
    return { value: tier, label: messages.planTitle[tier], text: formatMessage(messages.planPrice, { price }) };
  });
  return <ChoiceField legend={messages.tier} choices={choices} value={value} onChange={onChange} />;
}

/** What one gift of a tier costs, in minor units. */
export function amountOf(offer: GiftOffer, tier: GiftTier): number {
  return offer.plans.find((one) => one.tier === tier)?.price.amount ?? 0;
}
