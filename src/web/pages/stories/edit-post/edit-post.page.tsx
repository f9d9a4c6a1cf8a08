import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type EditPostPageQuery, EditPostPageQueryDocument } from '#web/generated/EditPostPageQuery.ts';
import type { NewLetterPageQuery } from '#web/generated/NewLetterPageQuery.ts';
import { type NewStoryPageQuery, NewStoryPageQueryDocument } from '#web/generated/NewStoryPageQuery.ts';
import { type RevertPageQuery, RevertPageQueryDocument } from '#web/generated/RevertPageQuery.ts';
import { EditPost } from './EditPost.tsx';
import { isNewLetter, newLetter } from './new-letter.ts';
import { newStoryVariables } from './new-story-variables.ts';
import { postIdOf } from './post-id-of.ts';

type Data = Partial<EditPostPageQuery & NewStoryPageQuery & RevertPageQuery & NewLetterPageQuery>;

/** Where stories are written (WRITE-1), and versions brought back (WRITE-2): for those who may, and kept nowhere. */
const page: PageDefinition<Data> = {
  queries: (route, query) => {
    if (isNewLetter(route)) return newLetter.queries(route, query);
    const postId = postIdOf(route);
    if (postId === undefined)
      return [{ document: NewStoryPageQueryDocument, variables: newStoryVariables(route, query) }];
    const draft = { document: EditPostPageQueryDocument, variables: { postId } };
    const { versionId } = route.params;
    if (versionId === undefined) return [draft];
    return [draft, { document: RevertPageQueryDocument, variables: { postId, versionId } }];
  },
  outcome: (input) => {
    if (isNewLetter(input.route)) return newLetter.outcome(input);
    const { data, route, site } = input;
    const postId = postIdOf(route);
    if (postId === undefined && route.params.postId !== undefined) return { kind: 'notFound' };
    // Sessions of a domain of one's own change nothing: one writes on the main site.
    if (site.context.type !== 'DEFAULT') {
      return { kind: 'redirect', location: site.url + route.path, isTemporary: true };
    }
    if (route.params.collectionSlug !== undefined && data.collectionByDomainOrSlug === null)
      return { kind: 'notFound' };
    if (data.draft?.__typename === 'NotFound') return { kind: 'notFound' };
    // Whoever may not write there sees what readers see, with its reason where there is one.
    if (data.draft?.__typename === 'Forbidden' && postId !== undefined) {
      return { kind: 'redirect', location: buildPath('ShowPost', { postId }), isTemporary: true };
    }
    if (route.name === 'RevertPost') {
      if (data.draftVersion === null) return { kind: 'notFound' };
      // The page of ROUTE-11 for this status is chosen by these words.
      const rev = data.draft?.__typename === 'Draft' ? data.draft.rev : undefined;
      if (rev !== Number(route.params.baseRev)) throw new Error('409: Conflict');
    }
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: (input) => {
    if (isNewLetter(input.route)) return newLetter.head(input);
    const { data, route, site } = input;
    const title = data.draft?.__typename === 'Draft' ? data.draft.title || messages.untitled : undefined;
    return {
      title: title === undefined ? messages.newTitle : formatMessage(messages.editTitle, { title }),
      canonicalUrl: site.url + route.path,
    };
  },
  Component: EditPost,
};

export default page;
