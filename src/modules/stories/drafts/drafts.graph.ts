import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { canPublishStory } from '#modules/stories/stories/stories.policy.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { createDraftLink, revokeDraftLink } from './change-draft-link.ts';
import { createDraft } from './create-draft.ts';
import { findDraftLink } from './find-draft-link.ts';
import { loadVersions } from './load-versions.ts';
import { likelyLanguage, readSiteLanguages } from '#modules/ground/settings/site-languages.ts';
import { openDraft } from './open-draft.ts';
import { readVersion, readVersions } from './read-versions.ts';
import { revertDraft } from './revert-draft.ts';
import { saveDraft } from './save-draft.ts';

/** The part of the schema in `drafts.graphql`. */
export const draftsGraph = {
  Query: {
    draft: (_root, { postId }, context) => openDraft(context, postId),
    draftVersions: (_root, { postId, paging }, context) => readVersions(context, postId, readPage(paging)),
    draftVersion: (_root, { postId, versionId }, context) => readVersion(context, postId, versionId),
  },
  Mutation: {
    createDraft: async (_root, { input }, { command }) =>
      await createDraft(command, {
        title: input.title,
        subtitle: input.subtitle,
        document: input.document,
        previewBreak: input.previewBreak ?? null,
        saveId: input.saveId,
        language: input.language ?? likelyLanguage(await readSiteLanguages(command)),
        collectionSlug: input.collectionSlug ?? null,
        inResponseToQuoteId: input.inResponseToQuoteId ?? null,
        repostId: input.repostId ?? null,
      }),
    saveDraft: async (_root, { postId: storyId, baseRev, saveId, delta, isMerge }, { command, loaders }) => {
      const outcome = await saveDraft(command, { storyId, baseRev, saveId, delta, isMerge: isMerge === true });
      loaders.get(storyLoader).clear(storyId);
      return outcome;
    },
    revertDraft: async (_root, { postId: storyId, versionId, baseRev }, { command, loaders }) => {
      const outcome = await revertDraft(command, { storyId, versionId, baseRev });
      loaders.get(storyLoader).clear(storyId);
      return outcome;
    },
    createDraftLink: (_root, { postId }, { command }) => createDraftLink(command, postId),
    revokeDraftLink: (_root, { postId }, { command }) => revokeDraftLink(command, postId),
  },
  Draft: {
    id: ({ postId }) => postId,
    post: async ({ postId }, _arguments, { loaders }) => required(await loaders.get(storyLoader).load(postId), 'story'),
    updatedBy: async ({ updatedById }, _arguments, context) => personOf(context, updatedById),
    collection: async ({ publicationId }, _arguments, { loaders }) =>
      publicationId === null ? null : visiblePublication(await loaders.get(publicationLoader).load(publicationId)),
    isChangedSincePublished: ({ rev, publishedRev }) => rev !== publishedRev,
    viewerCanPublish: async ({ postId }, _arguments, { viewer, loaders }) => {
      const story = await loaders.get(storyLoader).load(postId);
      return story !== undefined && canPublishStory(viewer, story);
    },
    linkCreatedAt: async ({ postId }, _arguments, { database }) => (await findDraftLink(database, postId)) ?? null,
  },
  DraftVersionFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  DraftVersion: {
    kind: ({ kind }) => kinds[kind],
    document: async (version, _arguments, { database }) => {
      if ('document' in version) return version.document;
      const { id: versionId, storyId } = version;
      const [whole] = await loadVersions(database, { storyId, versionId });
      return required(whole, 'version').document;
    },
    createdBy: ({ createdById }, _arguments, context) => personOf(context, createdById),
  },
} satisfies Resolvers;

const kinds = { saved: 'SAVED', published: 'PUBLISHED', restored: 'RESTORED', merged: 'MERGED' } as const;

async function personOf({ loaders }: Pick<ReadContext, 'loaders'>, id: string | null) {
  return id === null ? null : (visiblePeople([await loaders.get(personLoader).load(id)])[0] ?? null);
}
