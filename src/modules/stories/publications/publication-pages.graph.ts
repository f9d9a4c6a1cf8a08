import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { renderMarkdown } from '#shared/story/render-markdown.ts';
import { readMarkdownText, writtenPicture } from '#modules/moving/imports/read-markdown-text.ts';
import { required } from '#modules/ground/required.ts';
import { deletePage } from './delete-page.ts';
import { publicationLoader } from './load-publications.ts';
import { reloadPublication } from './present-publication.ts';
import { previewPage } from './preview-page.ts';
import { readWrittenPage } from './read-written-page.ts';
import { savePage } from './save-page.ts';

/** The part of the schema in `publication-pages.graphql`. */
export const publicationPagesGraph = {
  Mutation: {
    saveCollectionPage: (_root, { input }, { command }) => {
      const { collectionId: publicationId, pageId, revision, ...texts } = input;
      const page = { publicationId, pageId: pageId ?? null, revision: revision ?? null };
      return savePage(command, { ...texts, ...page }, readMarkdownText);
    },
    previewCollectionPage: (_root, { collectionId: publicationId, pageId, text }, { command }) =>
      previewPage(command, { publicationId, pageId: pageId ?? null, text }, readMarkdownText),
    deleteCollectionPage: async (_root, { collectionId, pageId }, context) => {
      const answer = await deletePage(context.command, collectionId, pageId);
      return answer.type === 'Collection' ? reloadPublication(context, answer.publicationId) : answer;
    },
  },
  Collection: { writtenPage: ({ id }, { slug }, context) => readWrittenPage(context, id, slug) },
  SavedCollectionPage: {
    collection: async ({ publicationId }, _arguments, { loaders }) =>
      required(await loaders.get(publicationLoader).load(publicationId), 'publication'),
    page: ({ publicationId, slug }, _arguments, context) => readWrittenPage(context, publicationId, slug),
  },
  WrittenPage: { text: ({ document }) => renderMarkdown(document, { imagePath: writtenPicture, topLevel: 1 }).trim() },
  CollectionPageRefusal: { field: ({ field }) => (field === null ? null : fields[field]) },
} satisfies Resolvers;

const fields = { title: 'TITLE', slug: 'SLUG', text: 'TEXT' } as const;
