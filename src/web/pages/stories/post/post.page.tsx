import type { PageDefinition, PageHead, PageOutcome } from '#web/app/page-definition.ts';
import { HighlightsQueryDocument } from '#web/generated/HighlightsQuery.ts';
import { ReadNextQueryDocument } from '#web/generated/ReadNextQuery.ts';
import { StoryActionsQueryDocument } from '#web/generated/StoryActionsQuery.ts';
import { StoryBodyQueryDocument } from '#web/generated/StoryBodyQuery.ts';
import { type StoryByOldAddressQuery, StoryByOldAddressQueryDocument } from '#web/generated/StoryByOldAddressQuery.ts';
import { type StoryPageQuery, StoryPageQueryDocument } from '#web/generated/StoryPageQuery.ts';
import { TopBannerStoryQueryDocument } from '#web/generated/TopBannerStoryQuery.ts';
import { canonicalRedirect } from './canonical-redirect.ts';
import { type Lookup, isFailed, lookupStatuses } from './lookup-outcome.ts';
import { postIdOf } from './post-id.ts';
import { PostPage } from './PostPage.tsx';
import { storyHead } from './story-head.ts';
import { storyVariables } from './story-variables.ts';
import { lookupMessages } from '#shared/messages/lookups.ts';

/** The head of a screen that says why there is no story. */
function lookupHead(lookup: Lookup | undefined): PageHead {
  return { title: lookup && isFailed(lookup) ? lookupMessages[lookup.__typename].title : '' };
}

type Data = Partial<StoryPageQuery & StoryByOldAddressQuery>;

const notFound: PageOutcome = { kind: 'notFound' };

const page: PageDefinition<Data> = {
  queries: (route, query) => {
    const postId = postIdOf(route.params.postId ?? '');
    // Two segments without an id may be an address that the story had elsewhere.
    if (postId === undefined) return [{ document: StoryByOldAddressQueryDocument, variables: { path: route.path } }];
    const variables = storyVariables(postId, query);
    return [
      { document: StoryPageQueryDocument, variables },
      { document: StoryBodyQueryDocument, variables, isTakenFromHtml: true },
      { document: ReadNextQueryDocument, variables, isStill: true },
    ];
  },
  // In the browser the parts that show the answer ask for it: a visitor's script does not carry it.
  signedInQueries: import.meta.env.SSR
    ? (route) => {
        const postId = postIdOf(route.params.postId ?? '');
        if (postId === undefined) return [];
        const variables = { postId };
        return [
          { document: StoryActionsQueryDocument, variables },
          { document: HighlightsQueryDocument, variables },
          { document: TopBannerStoryQueryDocument, variables },
        ];
      }
    : undefined,
  outcome: ({ data, route, query, site }) => {
    if (data.postByOldAddress) return { kind: 'redirect', location: data.postByOldAddress.mediumUrl };
    const lookup = data.postResult;
    if (lookup === undefined) return notFound;
    if (isFailed(lookup)) {
      // A status and what caches and robots may do is for the answer of the server.
      if (!import.meta.env.SSR) return { kind: 'show' };
      return { kind: 'show', status: lookupStatuses[lookup.__typename], robots: 'noindex', isCacheable: false };
    }
    if (lookup.__typename !== 'Post') return notFound;
    // A draft is for those who may see it, where they asked for it: a redirect would lose the secret of its link.
    if (!lookup.isPublished) return { kind: 'show', robots: 'noindex', isCacheable: false };
    // In the browser the story is there already: its canonical link says where it stands.
    const location = import.meta.env.SSR ? canonicalRedirect(route.path, query, lookup.mediumUrl, site) : undefined;
    if (location !== undefined) return { kind: 'redirect', location };
    return { kind: 'show', robots: lookup.visibility === 'UNLISTED' ? 'noindex' : 'max-image-preview:large' };
  },
  head: ({ data, site }) => {
    const lookup = data.postResult;
    return lookup?.__typename === 'Post' ? storyHead(lookup, site) : lookupHead(lookup);
  },
  Component: PostPage,
};

export default page;
