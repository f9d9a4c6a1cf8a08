import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { namedCountries } from '#modules/ground/named-codes.ts';
import { enrollInPartnerProgram } from './enroll-in-partner-program.ts';
import { findEnrollment } from './enrollment.ts';
import { leavePartnerProgram } from './leave-partner-program.ts';
import { readEligibility, unmetOf } from './read-eligibility.ts';

function countriesOf(paid: readonly string[]) {
  return namedCountries.map((country) => ({ ...country, isPaid: paid.includes(country.code) }));
}

/** The part of the schema in `partner.graphql`. */
export const partnerGraph = {
  User: {
    partnerProgramEnrollment: ({ id }, _arguments, { viewer, database }) =>
      viewer?.personId === id ? findEnrollment(database, id) : null,
    partnerProgramEligibility: ({ id }, _arguments, { viewer, command }) =>
      viewer?.personId === id ? readEligibility(command, id) : null,
  },
  Mutation: {
    enrollInPartnerProgram: async (_root, application, { command }) => {
      const answer = await enrollInPartnerProgram(command, application);
      return 'enrollment' in answer ? answer.enrollment : answer;
    },
    leavePartnerProgram: async (_root, _arguments, { command }) => {
      const answer = await leavePartnerProgram(command);
      return 'enrollment' in answer ? answer.enrollment : answer;
    },
  },
  PartnerProgramEnrollment: {
    type: ({ lastDone }) => lastDone,
    id: ({ personId }) => personId,
    unmet: ({ unmet }) => [...unmet],
    reapplyAt: ({ reapplyAt }, _arguments, { clock }) =>
      reapplyAt === null || reapplyAt <= clock.now() ? null : reapplyAt,
  },
  PartnerProgramEligibility: {
    criteria: ({ criteria }) => [...criteria],
    unmet: (eligibility, _arguments, { clock }) =>
      unmetOf(eligibility, '', clock.now()).filter((criterion) => criterion !== 'LOCATION'),
    countries: ({ facts }) => countriesOf(facts.countries),
    hasPayoutSettings: ({ facts }) => facts.hasPayoutSettings,
    hasTaxForm: ({ facts }) => facts.hasTaxForm,
    firstEarnedAt: ({ facts }) => facts.firstEarnedAt,
    lastStoryAt: ({ facts }) => facts.lastStoryAt,
  },
} satisfies Resolvers;
