import { writersPart } from '#shared/earnings/fee-slices.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { bringInMonth } from '#modules/money/earnings/bring-in-month.ts';
import { closeMonth } from '#modules/money/earnings/close-month.ts';
import { monthsLater, periodOf, startOf } from '#modules/money/earnings/months.ts';
import { enrollPerson } from '#modules/money/partner/enroll-in-partner-program.ts';
import { type Known, required } from './known.ts';
import { partner } from './earning-world.ts';

/** Cents that are left of a month's fee once the provider has had its part. */
const NET = 455;
const READERS = 24;

/** Makes a writer a partner, since some months ago. */
export async function loadPartner(context: CommandContext, personIds: Known): Promise<void> {
  const since = startOf(monthsLater(periodOf(context.clock.now()), -3));
  const then = { ...context, clock: { now: () => since } };
  await enrollPerson(then, { personId: required(personIds, partner.name), country: 'PT' });
}

/** A closed month of that writer, so many months ago: what they earned, by readers who are nobody. */
export async function loadEarnings(context: CommandContext, storyIds: Known, back: number): Promise<void> {
  const period = monthsLater(periodOf(context.clock.now()), -back);
  const memberKeys = Array.from({ length: READERS - 6 * back }, (_, place) => `demo reader ${place + 1}`);
  const reads = memberKeys.flatMap((memberKey, place) =>
    partner.stories.slice(0, place % 3 === 0 ? 1 : 2).map((title, which) => ({
      memberKey,
      storyId: required(storyIds, title),
      day: `${period}-${String((((place % 5) * 6 + which * 2) % 27) + 1).padStart(2, '0')}`,
      personId: memberKey,
      seconds: 60 + ((place * 37) % 200),
      isFromOutside: place % 4 === 0,
      hasClapped: place % 2 === 0,
      hasHighlighted: place % 5 === 0,
      hasResponded: place % 7 === 0,
      hasFollowed: place % 9 === 0,
      isBoosted: false,
    })),
  );
  const slices = memberKeys.map((memberKey, place) => ({
    period,
    chargeId: `demo fee ${period} ${place + 1}`,
    memberKey,
    currency: 'USD',
    net: NET,
    micros: writersPart(NET, 'MEMBER'),
  }));
  if (await bringInMonth(context, { period, reads, slices })) await closeMonth(context, period);
}
