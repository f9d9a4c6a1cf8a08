import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { required } from '#modules/ground/required.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import { deleteSection } from './delete-section.ts';
import { reloadPublication } from './present-publication.ts';
import { readSection } from './read-pages.ts';
import { readSectionStories } from './read-section-stories.ts';
import { saveSection } from './save-section.ts';

/** The part of the schema in `publication-sections.graphql`. */
export const publicationSectionsGraph = {
  Mutation: {
    saveCollectionSection: (_root, { input }, { command }) => {
      const { collectionId: publicationId, sectionId, revision, topic, postIds: storyIds, title, slug } = input;
      const section = { publicationId, sectionId: sectionId ?? null, revision: revision ?? null };
      return saveSection(command, { ...section, title, slug, topic: topic ?? null, storyIds });
    },
    deleteCollectionSection: async (_root, { collectionId, sectionId }, context) => {
      const answer = await deleteSection(context.command, collectionId, sectionId);
      return answer.type === 'Collection' ? reloadPublication(context, answer.publicationId) : answer;
    },
  },
  CollectionSection: {
    topic: async ({ tagId }, _arguments, { loaders }) =>
      tagId === null ? null : ((await loaders.get(tagLoader).load(tagId)) ?? null),
    chosen: (section, _arguments, context) => readSectionStories(context, section),
  },
  SavedCollectionSection: {
    collection: ({ publicationId }, _arguments, context) => reloadPublication(context, publicationId),
    section: async ({ publicationId, slug }, _arguments, context) =>
      required((await readSection(context, publicationId, slug)) ?? undefined, 'section'),
  },
  CollectionSectionRefusal: { field: ({ field }) => (field === null ? null : fields[field]) },
} satisfies Resolvers;

const fields = { title: 'TITLE', slug: 'SLUG', topic: 'TOPIC', stories: 'STORIES' } as const;
