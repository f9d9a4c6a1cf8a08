import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { UNITS_OF_POINT } from '#shared/earnings/rules-2027-01.ts';
import { canReadEarnings } from '#modules/ground/roles/roles.policy.ts';
import { drawDays, drawMonths } from './draw-earnings.ts';
import {
  allLines,
  readEarnings,
  readEarningsByStory,
  readEarningsOfStory,
  readEditorEarnings,
} from './read-earnings.ts';

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
    members: (view) => allLines(view).reduce((sum, { members }) => sum + members, 0),
    seconds: ({ lines }) => lines.reduce((sum, { seconds }) => sum + seconds, 0),
    months: drawMonths,
    days: (view) => (allLines(view).length === 0 ? null : drawDays(view)),
    stories: async ({ lines }, _arguments, { database }) => [...(await readEarningsByStory({ database }, lines))],
    asEditor: async (view, _arguments, { database }) => [...(await readEditorEarnings({ database }, view))],
  },
  StoryEarnings: {
    points: ({ points }) => points / UNITS_OF_POINT,
    percents: ({ percents }) => [...percents],
  },
  EditorEarnings: { stories: ({ stories }) => [...stories] },
} satisfies Resolvers;
