import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import type { MutedKind } from '#modules/people/mutes/mute.ts';

export type Muted = Person | Publication | Tag;
type Row = Cursor & { readonly kind: MutedKind };

const ofKind = (kind: MutedKind): string => `
  select t.${kind}_id as id, '${kind}' as kind, t.created_at from ${kind}_mute t where t.muter_id = o.id`;

function mutedOf(kinds: readonly MutedKind[]): KeysetStatement {
  return {
    name: `muted_${kinds.join('_')}`,
    text: `
      select t.id, t.kind, (extract(epoch from t.created_at) * 1000)::float8 as key
      from (${kinds.map(ofKind).join(' union all ')}) t
      where (t.created_at, t.id) < ($2::timestamptz, $3) order by t.created_at desc, t.id desc`,
    start: HIGHEST,
    keyValue: timeOfKey,
  };
}

/** Whom and what a person mutes, or those of one kind, newest first; those that are still there. */
export async function readMuted(
  context: ReadContext,
  personId: string,
  kind: MutedKind | undefined,
  page: Page,
): Promise<Feed<Muted>> {
  const statement = mutedOf(kind === undefined ? ['person', 'publication', 'tag'] : [kind]);
  const rows = cutPage(await keysetRows<Row>(context, statement, personId, page), page);
  const loaded = await Promise.all(rows.items.map((row) => load(context, row)));
  return mapFeed(rows, loaded.flat());
}

async function load({ loaders }: ReadContext, { kind, id }: Row): Promise<readonly Muted[]> {
  switch (kind) {
    case 'person':
      return visiblePeople([await loaders.get(personLoader).load(id)]);
    case 'publication': {
      const publication = visiblePublication(await loaders.get(publicationLoader).load(id));
      return publication === null ? [] : [publication];
    }
    case 'tag': {
      const tag = await loaders.get(tagLoader).load(id);
      return tag === undefined ? [] : [tag];
    }
  }
}
