import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { UNITS_OF_POINT } from '#shared/earnings/rules-2027-01.ts';
import { canReadEarnings } from '#modules/ground/roles/roles.policy.ts';
import { drawDays, drawMonths } from './draw-earnings.ts';
import { moneysOf, readEarnings, readEarningsByStory, readEarningsOfStory } from './read-earnings.ts';

/** The part of the schema in `earnings.graphql`. */
export const earningsGraph = {
  User: {
    partnerEarnings: ({ id }, { period }, { command }) =>
      canReadEarnings(command, id) ? readEarnings(command, id, period) : null,
  },
  Post: {
    earnings: ({ id, authorIds }, _arguments, { viewer, database }) =>
      viewer !== null && authorIds.includes(viewer.personId)
        ? readEarningsOfStory({ database }, id, viewer.personId)
        : null,
  },
  PartnerEarnings: {
    choices: ({ choices }) => [...choices],
    state: ({ state }) => (state === null ? null : state === 'CLOSED' ? 'CLOSED' : 'ESTIMATE'),
    totals: ({ months, period }) =>
      months.filter((month) => month.period === period).map(({ amount, currency }) => ({ amount, currency })),
    members: ({ lines }) => lines.reduce((sum, { members }) => sum + members, 0),
    seconds: ({ lines }) => lines.reduce((sum, { seconds }) => sum + seconds, 0),
    months: drawMonths,
    days: (view) => (view.lines.length === 0 ? null : drawDays(view)),
    stories: async (view, _arguments, { database }) => [...(await readEarningsByStory({ database }, view))],
  },
  StoryEarnings: {
    points: ({ points }) => points / UNITS_OF_POINT,
    amounts: ({ micros }) => moneysOf(micros),
  },
} satisfies Resolvers;
