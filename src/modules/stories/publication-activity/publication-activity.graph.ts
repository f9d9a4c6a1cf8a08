import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { readActivity } from './read-activity.ts';

/** The part of the schema in `publication-activity.graphql`. */
export const publicationActivityGraph = {
  Collection: {
    activity: ({ id }, { group, paging }, context) => readActivity(context, id, group ?? null, readPage(paging)),
  },
  CollectionActivityFeed: { pagingInfo: ({ next }) => ({ next }) },
  CollectionActivity: {
    actor: ({ actorId }, _arguments, context) => person(context, actorId),
    user: ({ personId }, _arguments, context) => person(context, personId),
  },
} satisfies Resolvers;

async function person(context: ReadContext, id: string | null) {
  if (id === null) return null;
  return (await readPeople(context, [id]))[0] ?? null;
}
