import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { visibleStories } from '#modules/stories/stories/visible-stories.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import type { LessWantedKind } from './recommendations.store.ts';

/** Of what somebody asked to see less: a story, or where stories come from. */
export type LessWantedEntity = Story | Person | Publication | Tag;
type Row = Cursor & { readonly kind: LessWantedKind };

const STATEMENT: KeysetStatement = {
  name: 'shown_less',
  text: `
    select t.target_id as id, t.kind, (extract(epoch from t.created_at) * 1000)::float8 as key
    from less_wanted t where t.person_id = o.id
    and (t.created_at, t.target_id) < ($2::timestamptz, $3) order by t.created_at desc, t.target_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Of what a person asked to see less (rule 40), the last first; what is still there. */
export async function readShownLess(
  context: ReadContext,
  personId: string,
  page: Page,
): Promise<Feed<LessWantedEntity>> {
  const rows = cutPage(await keysetRows<Row>(context, STATEMENT, personId, page), page);
  const loaded = await Promise.all(rows.items.map((row) => load(context, row)));
  return mapFeed(rows, loaded.flat());
}

async function load(context: ReadContext, { kind, id }: Row): Promise<readonly LessWantedEntity[]> {
  const { loaders } = context;
  switch (kind) {
    case 'story':
      return visibleStories(context, [await loaders.get(storyLoader).load(id)]);
    case 'person':
      return visiblePeople([await loaders.get(personLoader).load(id)]);
    case 'publication':
      return [visiblePublication(await loaders.get(publicationLoader).load(id))].filter((found) => found !== null);
    case 'tag':
      return [await loaders.get(tagLoader).load(id)].filter((found) => found !== undefined);
  }
}
