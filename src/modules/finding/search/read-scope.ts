import { findPerson } from '#modules/people/people/find-person.ts';
import { findVisiblePublication } from '#modules/stories/publications/find-visible-publication.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { SearchScope } from './present-search.ts';

type ScopeInput = SearchScope & { readonly domainOrSlug?: string | null; readonly username?: string | null };

/** Nothing has it: a scope that there is not finds nothing, where none at all would find everything. */
const NOTHING = '-';

/** The scope of a search by ids, where an address knows only names (SEARCH-5). */
export async function readScope(context: ReadContext, scope: ScopeInput): Promise<SearchScope> {
  const { domainOrSlug, username } = scope;
  const publication = domainOrSlug ? await findVisiblePublication(context, domainOrSlug) : undefined;
  const person = username ? await findPerson(context, { username }) : undefined;
  return {
    collectionId: domainOrSlug ? (publication?.id ?? NOTHING) : scope.collectionId,
    userId: username ? (person?.id ?? NOTHING) : scope.userId,
  };
}
