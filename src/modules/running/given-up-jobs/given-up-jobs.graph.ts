import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { forgetJobs, retryJobs } from './change-given-up-jobs.ts';
import { readGivenUpJobs } from './read-given-up-jobs.ts';

/** The part of the schema in `given-up-jobs.graphql`. */
export const givenUpJobsGraph = {
  Query: {
    givenUpJobs: (_root, { task, olderThan }, { command }) => readGivenUpJobs(command, task, olderThan ?? null),
  },
  Mutation: {
    retryJobs: (_root, { task, id, until }, { command }) =>
      retryJobs(command, { task, id: id ?? null, until: new Date(until) }),
    forgetJobs: (_root, { task, id, until }, { command }) =>
      forgetJobs(command, { task, id: id ?? null, until: new Date(until) }),
  },
} satisfies Resolvers;
