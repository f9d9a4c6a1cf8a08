import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type NewLetterPageQuery,
  NewLetterPageQueryDocument,
  type NewLetterPageQueryVariables,
} from '#web/generated/NewLetterPageQuery.ts';

/** Whether an address is where an issue of its own is begun. */
export function isNewLetter({ name }: RouteMatch): boolean {
  return name === 'ShowNewNewsletterEmail' || name === 'ShowNewOwnNewsletterEmail';
}

/** The newsletter that an address names, or one's own. */
export function letterVariables({ params }: RouteMatch): NewLetterPageQueryVariables {
  return { newsletterId: params.newsletterId ?? '', isOwn: params.newsletterId === undefined };
}

export function newsletterOf({ viewer, newsletter }: Partial<NewLetterPageQuery>) {
  return viewer?.newsletter ?? newsletter;
}

/**
 * `/{slug}/newsletters/{id}/new-email` and `/me/newsletter/new-email`: an issue of its own, written as stories are
 * (NEWS-1). Whoever does not run the newsletter finds nothing here.
 */
export const newLetter: Required<Pick<PageDefinition<Partial<NewLetterPageQuery>>, 'queries' | 'outcome' | 'head'>> = {
  queries: (route) => [{ document: NewLetterPageQueryDocument, variables: letterVariables(route) }],
  outcome: ({ data, route, site }) => {
    if (site.context.type !== 'DEFAULT') {
      return { kind: 'redirect', location: site.url + route.path, isTemporary: true };
    }
    const newsletter = newsletterOf(data);
    const { collectionSlug } = route.params;
    if (!newsletter) {
      if (collectionSlug !== undefined || !data.viewer) return { kind: 'notFound' };
      // One's own comes to be when it is first set up.
      return { kind: 'redirect', location: buildPath('ShowOwnNewsletter'), isTemporary: true };
    }
    const { owner, isEnded, viewerEdge } = newsletter;
    const isHere =
      collectionSlug === undefined || (owner?.__typename === 'Collection' && owner.slug === collectionSlug);
    if (!isHere || isEnded || !viewerEdge.canManage) return { kind: 'notFound' };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: ({ data, route, site }) => ({
    title: formatMessage(messages.letterTitle, { name: newsletterOf(data)?.name ?? '' }),
    canonicalUrl: site.url + route.path,
  }),
};
