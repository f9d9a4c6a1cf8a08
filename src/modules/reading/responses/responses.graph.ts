import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { EDIT_MARK_AFTER } from '#shared/responses/response-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { canClap } from '#modules/reading/claps/claps.policy.ts';
import { viewerClaps } from '#modules/reading/claps/read-claps.ts';
import { readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { listLoader } from '#modules/reading/lists/load-lists.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { deleteResponse } from './delete-response.ts';
import { editResponse } from './edit-response.ts';
import { findResponse, presentResponse } from './find-response.ts';
import { hideResponse, type Hiding } from './hide-response.ts';
import { findNoResponse } from './may-respond.ts';
import { pinResponse } from './pin-response.ts';
import { makersOf, notThere } from './place.ts';
import { publishResponse, type ResponseOutcome } from './publish-response.ts';
import { readResponsesOf, readYourResponses } from './read-responses-of.ts';
import { readSource } from './read-source.ts';
import { readReplies, readRepliesShown, readThreads } from './read-threads.ts';
import type { Place, PresentedResponse } from './response.ts';
import { responseUrl } from './response-url.ts';
import { canDelete, canEdit, canHide, canPin } from './responses.policy.ts';

/** The part of the schema in `responses.graphql`. */
export const responsesGraph = {
  Query: {
    postResponse: (_root, { id }, context) => findResponse(context, id),
    yourResponses: (_root, { paging, query }, context) => {
      mustBeAllowed(context.viewer !== null);
      return readYourResponses(context, readPage(paging), query);
    },
  },
  Mutation: {
    publishPostResponse: async (_root, { input }, context) => {
      const { quoteBlockId, quoteText } = input;
      const outcome = await publishResponse(context.command, {
        storyId: input.inResponseToPostId ?? null,
        listId: input.inResponseToPostId ? null : (input.inResponseToCatalogId ?? null),
        parentId: input.parentResponseId ?? null,
        text: input.text,
        passage: quoteBlockId && quoteText ? { blockId: quoteBlockId, text: quoteText } : null,
      });
      return written(context, outcome);
    },
    editPostResponse: async (_root, { postResponseId: responseId, text }, context) =>
      written(context, await editResponse(context.command, { responseId, text })),
    pinPostResponse: async (_root, { postResponseId: responseId, isPinned }, context) =>
      written(context, await pinResponse(context.command, { responseId, isPinned })),
    deletePostResponse: async (_root, { postResponseId: id }, context) => {
      const before = await findResponse(context, id);
      const outcome = await deleteResponse(context.command, id);
      if (outcome.type !== 'Removed' || before === null) return notThere;
      return { id, place: before.place, response: await presentResponse(context, id) };
    },
    hidePostResponseOnParentPost: (_root, { parentPostId, postResponseId }, context) =>
      hideOnPost(context, { storyId: parentPostId, listId: null, responseId: postResponseId, isHidden: true }),
    unhidePostResponseOnParentPost: (_root, { parentPostId, postResponseId }, context) =>
      hideOnPost(context, { storyId: parentPostId, listId: null, responseId: postResponseId, isHidden: false }),
    hideCatalogResponseOnParent: (_root, { parentCatalogId, catalogResponseId }, context) =>
      hideOnList(context, { storyId: null, listId: parentCatalogId, responseId: catalogResponseId, isHidden: true }),
    showCatalogResponseOnParent: (_root, { parentCatalogId, catalogResponseId }, context) =>
      hideOnList(context, { storyId: null, listId: parentCatalogId, responseId: catalogResponseId, isHidden: false }),
  },
  RemovedPostResponse: {
    post: ({ place }, _arguments, context) => (place.kind === 'story' ? storyAnew(context, place.story.id) : null),
    catalog: ({ place }, _arguments, context) => (place.kind === 'list' ? listAnew(context, place.list.id) : null),
  },
  Post: {
    postResponses: (story) => ({ kind: 'story', story }),
    threadedPostResponses: (story, { paging, sortType }, context) =>
      readThreads(context, { kind: 'story', story }, sortType ?? 'RECOMMENDED', readPage(paging)),
    responses: (story, { paging }, context) =>
      readThreads(context, { kind: 'story', story }, 'RECOMMENDED', readPage(paging)),
  },
  Catalog: {
    responsesCount: (list) => list.responseCount,
    catalogResponses: (list) => ({ kind: 'list', list }),
    threadedCatalogResponses: (list, { paging, sortType }, context) =>
      readThreads(context, { kind: 'list', list }, sortType ?? 'RECOMMENDED', readPage(paging)),
  },
  PostResponses: {
    count: (place) => (place.kind === 'story' ? place.story.responseCount : place.list.responseCount),
    closedReason: async (place, _arguments, context) => {
      if (context.viewer === null) return null;
      const reason = await findNoResponse(context, place);
      return reason === undefined ? null : closedReasons[reason];
    },
  },
  User: {
    responses: (person, { paging }, context) => readResponsesOf(context, person.id, readPage(paging)),
  },
  PostResponseFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  PostResponse: {
    id: ({ response }) => response.id,
    url: ({ response }, _arguments, { config }) => responseUrl(config.siteUrl, response),
    creator: ({ author }) => author ?? null,
    isDeleted: ({ author }) => author === undefined,
    isHidden: ({ response }) => response.isConcealed,
    isPinned: ({ response }) => response.pinnedAt !== null,
    isByAuthor: ({ response, place }) => makersOf(place).includes(response.authorId),
    bodyHtml: ({ response, author }) => (author === undefined ? '' : response.bodyHtml),
    excerpt: ({ response, author }) => (author === undefined ? '' : response.excerpt),
    source: ({ response }, _arguments, context) => readSource(context, response),
    quote: ({ response: { quoteBlockId, quoteText }, author, place }, _arguments, { viewer }) =>
      quoteBlockId === null || quoteText === null || author === undefined || !readsQuoted(viewer, place)
        ? null
        : { blockId: quoteBlockId, text: quoteText },
    clapCount: ({ response }) => response.clapCount,
    repliesCount: ({ response }) => response.replyCount,
    createdAt: ({ response }) => response.createdAt,
    editedAt: ({ response: { createdAt, editedAt } }) =>
      editedAt !== null && editedAt.getTime() - createdAt.getTime() > EDIT_MARK_AFTER ? editedAt : null,
    parentId: ({ response }) => response.parentId,
    parent: ({ response }, _arguments, context) =>
      response.parentId === null ? null : findResponse(context, response.parentId),
    post: ({ place }) => (place.kind === 'story' ? place.story : null),
    catalog: ({ place }) => (place.kind === 'list' ? place.list : null),
    replies: (presented, { page, paging }, context) =>
      paging ? readReplies(context, presented, readPage(paging)) : readRepliesShown(context, presented, page ?? 0),
    viewerEdge: (presented) => presented,
    viewerCan: (presented) => presented,
  },
  PostResponseViewerEdge: {
    id: ({ response }) => response.id,
    clapCount: ({ response }, _arguments, context) => viewerClaps(context, { kind: 'response', id: response.id }),
  },
  PostResponseViewerCan: {
    id: ({ response }) => response.id,
    clap: ({ response, author }, _arguments, { viewer }) =>
      author !== undefined && canClap(viewer, { makerIds: [response.authorId] }),
    delete: ({ response }, _arguments, { viewer }) => canDelete(viewer, response),
    edit: ({ response }, _arguments, { viewer }) => canEdit(viewer, response),
    hide: (presented, _arguments, { viewer }) => canHide(viewer, presented),
    pin: (presented, _arguments, { viewer }) => canPin(viewer, presented),
  },
} satisfies Resolvers;

/** The words of a member-only story are quoted to who reads it whole. */
function readsQuoted(viewer: Viewer | null, place: Place): boolean {
  return place.kind === 'list' || canReadWhole(viewer, place.story);
}

const closedReasons = {
  closed: 'CLOSED',
  followers: 'FOLLOWERS',
  members: 'MEMBERS',
  refused: 'REFUSED',
  unverified: 'UNVERIFIED',
} as const;

async function written(
  context: GraphContext,
  outcome: ResponseOutcome,
): Promise<PresentedResponse | Exclude<ResponseOutcome, { readonly type: 'Written' }>> {
  if (outcome.type !== 'Written') return outcome;
  // Hidden or deleted at that very moment, it is not there any more.
  return (await presentResponse(context, outcome.responseId)) ?? notThere;
}

async function hideOnPost(context: GraphContext, hiding: Hiding & { readonly storyId: string }) {
  const outcome = await hideResponse(context.command, hiding);
  return outcome.type === 'Done' ? storyAnew(context, hiding.storyId) : outcome;
}

async function hideOnList(context: GraphContext, hiding: Hiding & { readonly listId: string }) {
  const outcome = await hideResponse(context.command, hiding);
  return outcome.type === 'Done' ? listAnew(context, hiding.listId) : outcome;
}

async function storyAnew({ loaders }: GraphContext, id: string) {
  return required(await loaders.get(storyLoader).clear(id).load(id), 'story');
}

async function listAnew({ loaders }: GraphContext, id: string) {
  return required(await loaders.get(listLoader).clear(id).load(id), 'list');
}
