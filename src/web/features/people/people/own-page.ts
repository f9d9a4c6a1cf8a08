import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type ViewerQuery, ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';

type OwnPage = {
  readonly mine: 'ShowMe' | 'ShowMeAbout';
  readonly theirs: 'ShowUserProfile' | 'ShowUserAbout';
};

/** Lets the address of one's own page, such as `/me`, lead to the page that everybody sees. */
export function withOwnPage<Data>(
  page: PageDefinition<Data>,
  { mine, theirs }: OwnPage,
): PageDefinition<Data & Partial<ViewerQuery>> {
  return {
    ...page,
    queries: (route, query) =>
      route.name === mine ? [{ document: ViewerQueryDocument, variables: {} }] : page.queries(route, query),
    outcome: (input) => {
      if (input.route.name !== mine) return page.outcome?.(input) ?? { kind: 'show' };
      const { viewer } = input.data;
      if (!viewer) return { kind: 'notFound' };
      // Another reader's own page is another one, so nobody may remember where this one leads.
      return { kind: 'redirect', location: buildPath(theirs, { username: viewer.username }), isTemporary: true };
    },
  };
}
