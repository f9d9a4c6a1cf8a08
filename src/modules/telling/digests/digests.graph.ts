import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { chooseDigest } from './choose-digest.ts';
import { digestWords } from './compose-digest.ts';
import { LEAST_STORIES } from './digest.ts';

const parts = { followed: 'FOLLOWED', topics: 'TOPICS', picks: 'PICKS', resume: 'RESUME' } as const;

/** The part of the schema in `digests.graphql`. */
export const digestsGraph = {
  Query: {
    digestPreview: async (_root, _arguments, context) => {
      const stories = await chooseDigest(context);
      return stories.length < LEAST_STORIES
        ? null
        : { ...digestWords(await readSiteName(context), stories), items: stories };
    },
  },
  DigestItem: { part: ({ part }) => parts[part], post: ({ story }) => story },
} satisfies Resolvers;
