import type { SearchIndex } from '#shared/search/search-index.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { canSeeList } from '#modules/reading/lists/lists.policy.ts';
import type { List } from '#modules/reading/lists/list.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { listLoader } from '#modules/reading/lists/load-lists.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';

/** What was found, as its module knows it. */
export type SearchHit =
  | { readonly kind: 'post'; readonly entity: Story }
  | { readonly kind: 'user'; readonly entity: Person }
  | { readonly kind: 'collection'; readonly entity: Publication }
  | { readonly kind: 'tag'; readonly entity: Tag }
  | { readonly kind: 'catalog'; readonly entity: List };

export type SearchEntity = SearchHit['entity'];

/**
 * The second and third step: loads what was found and leaves out what this viewer may not see. Rows of search are
 * never believed here, so that what was hidden a moment ago is hidden.
 */
export async function visibleHits(
  context: ReadContext,
  kind: SearchIndex,
  ids: readonly string[],
): Promise<readonly SearchHit[]> {
  const { loaders, viewer } = context;
  switch (kind) {
    case 'post': {
      const stories = await withoutMuted(context, await readStories(context, ids));
      return stories.map((entity) => ({ kind, entity }));
    }
    case 'user': {
      const people = visiblePeople(await Promise.all(ids.map((id) => loaders.get(personLoader).load(id))));
      return people.filter(({ id }) => !isKeptApart(viewer, id)).map((entity) => ({ kind, entity }));
    }
    case 'collection': {
      const loaded = await Promise.all(ids.map((id) => loaders.get(publicationLoader).load(id)));
      return loaded.flatMap((found) => {
        const entity = visiblePublication(found);
        return entity === null ? [] : [{ kind, entity }];
      });
    }
    case 'tag': {
      const loaded = await Promise.all(ids.map((id) => loaders.get(tagLoader).load(id)));
      return loaded.flatMap((entity) => (entity === undefined || entity.storyCount < 1 ? [] : [{ kind, entity }]));
    }
    case 'catalog': {
      const loaded = await Promise.all(ids.map((id) => loaders.get(listLoader).load(id)));
      const seen = await Promise.all(
        loaded.map(async (list) => {
          if (list === undefined || list.visibility !== 'public') return [];
          const owner = await loaders.get(personLoader).load(list.ownerId);
          return canSeeList(viewer, list, owner?.state) ? [list] : [];
        }),
      );
      return seen.flat().map((entity) => ({ kind, entity }));
    }
  }
}
