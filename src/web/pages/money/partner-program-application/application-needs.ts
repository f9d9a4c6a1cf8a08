import type { Criterion } from '#shared/earnings/eligibility.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partnerMessages } from '#shared/messages/partner.ts';
import type { Need } from '#web/features/ground/needs/need.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { PartnerApplicationPageQuery } from '#web/generated/PartnerApplicationPageQuery.ts';

export type Eligibility = NonNullable<NonNullable<PartnerApplicationPageQuery['viewer']>['partnerProgramEligibility']>;

const messages = partnerMessages.facts;

/** All that this site asks for, with the facts of who looks; `country` is the one that they chose. */
export function needsOf(
  eligibility: Eligibility,
  country: string | null,
): readonly (Need & { readonly criterion: Criterion })[] {
  const { criteria, unmet } = eligibility;
  const place = eligibility.countries.find(({ code }) => code === country);
  return criteria.map((criterion) => {
    const isMet = criterion === 'LOCATION' ? place?.isPaid === true : !unmet.includes(criterion);
    const canWait = criterion === 'PAYOUT_SETTINGS' && isMet && !eligibility.hasPayoutSettings;
    const name = canWait ? partnerMessages.payoutCanWait : partnerMessages.criteria[criterion];
    return { criterion, name, isMet, ...factOf(criterion, isMet, { ...eligibility, place: place?.name ?? null }) };
  });
}

/** With the name of the country that they chose. */
type Facts = Eligibility & { readonly place: string | null };

function factOf(criterion: Criterion, isThere: boolean, facts: Facts): Pick<Need, 'fact' | 'link'> {
  switch (criterion) {
    case 'IS_MEMBER':
      return isThere
        ? { fact: messages.isMember }
        : { fact: messages.noMember, link: { label: messages.becomeMember, to: 'ShowPlans' } };
    case 'LOCATION':
      return { fact: locationFact(isThere, facts.place) };
    case 'PAYOUT_SETTINGS':
      return payoutFact(isThere, facts);
    case 'POST_ACTIVITY':
      return isThere
        ? { fact: storyFact(messages.lastStory, facts) }
        : {
            fact: storyFact(messages.oldStory, facts),
            link: { label: messages.write, to: 'ShowNewStory' },
          };
  }
}

/** The account first, and then the form, each with the way to it. */
function payoutFact(isThere: boolean, { hasPayoutSettings, hasTaxForm }: Facts): Pick<Need, 'fact' | 'link'> {
  if (hasPayoutSettings && hasTaxForm) return { fact: messages.hasPayout };
  const fact = isThere ? messages.payoutLater : messages.noPayout;
  if (hasPayoutSettings) return { fact, link: { label: messages.signTaxForm, to: 'ShowPartnerTaxes' } };
  return { fact, link: { label: messages.addAccount, to: 'SetUpPayout' } };
}

function locationFact(isThere: boolean, country: string | null): string {
  if (country === null) return messages.noCountry;
  return formatMessage(isThere ? messages.canPay : messages.cannotPay, { country });
}

function storyFact(text: typeof messages.lastStory | typeof messages.oldStory, { lastStoryAt }: Facts): string {
  return lastStoryAt === null ? messages.noStory : formatMessage(text, { date: formatDate(lastStoryAt) });
}
