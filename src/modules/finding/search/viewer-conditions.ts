import type { SearchIndex } from '#shared/search/search-index.ts';
import { readFlags } from '#modules/ground/flags/read-flags.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Filter, FilterClauses } from './filters/filter.ts';

type Muted = { readonly id: string; readonly kind: 'person' | 'publication' | 'tag' };

const MUTED = `
  select person_id as id, 'person' as kind from person_mute where muter_id = $1
  union all select publication_id, 'publication' from publication_mute where muter_id = $1
  union all select t.slug, 'tag' from tag_mute m join tag t on t.id = m.tag_id where m.muter_id = $1`;

const FACETS_OF_STORIES = { person: 'authorId', publication: 'collectionId', tag: 'tags' } as const;

/**
 * What this viewer is never shown, as filters, so that numbers of hits say nothing of it either: those kept apart by
 * a block, what they mute, what is withheld where they are, and people of low quality (rules 31, 32, 45).
 */
export async function viewerConditions(context: ReadContext, kind: SearchIndex): Promise<FilterClauses> {
  const { viewer, country, clock } = context;
  const clauses: Filter[][] = [];
  const without = (name: string, value: string) => clauses.push([{ kind: 'facet', name, value, isNot: true }]);
  if (kind === 'post' && country !== null) without('withheldIn', country);
  const apart = viewer === null ? [] : [...viewer.blocking, ...viewer.blockedBy];
  if (kind === 'post') for (const id of apart) without('authorId', id);
  if (kind === 'catalog') for (const id of apart) without('creatorId', id);
  if (kind === 'user') for (const id of apart) without('userId', id);
  if (viewer !== null && kind !== 'tag') {
    for (const { id, kind: muted } of await context.database.query<Muted>('search_muted', MUTED, [viewer.personId])) {
      if (kind === 'post') without(FACETS_OF_STORIES[muted], id);
      if (kind === 'catalog' && muted === 'person') without('creatorId', id);
      if (kind === 'user' && muted === 'person') without('userId', id);
      if (kind === 'collection' && muted === 'publication') without('collectionId', id);
    }
  }
  if (kind === 'user' && !(await maySeeAll(context))) {
    const value = clock.now().getTime();
    clauses.push([{ kind: 'number', name: 'trustedFrom', comparison: '<=', value, isNot: false }]);
  }
  if (kind === 'tag') clauses.push([{ kind: 'number', name: 'postCount', comparison: '>=', value: 1, isNot: false }]);
  return clauses;
}

/** Staff, and everybody where the flag is on (rule 158). */
async function maySeeAll({ viewer, database }: ReadContext): Promise<boolean> {
  if (viewer !== null && viewer.roles.size > 0 && !viewer.isSuspended) return true;
  return (await readFlags(database)).get('can_view_unfiltered_search') === true;
}
