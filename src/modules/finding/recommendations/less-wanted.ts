import type { ReadContext } from '#modules/ground/read-context.ts';
import type { HomeFacts } from './load-home-facts.ts';
import type { LessWantedKind } from './recommendations.store.ts';

/** Of what a reader asked to see less, by kind. */
export type LessWanted = Readonly<Record<LessWantedKind, ReadonlySet<string>>>;

/** Own judgement: the last ones count. */
const TEXT = `
  select kind, target_id as id from less_wanted where person_id = $1 order by created_at desc limit 1000`;

/** Everything of which a reader asked to see less. */
export async function readLessWanted({ database }: ReadContext, personId: string): Promise<LessWanted> {
  const rows = await database.query<{ kind: LessWantedKind; id: string }>('less_wanted', TEXT, [personId]);
  const of = (kind: LessWantedKind) => new Set(rows.flatMap((row) => (row.kind === kind ? [row.id] : [])));
  return { story: of('story'), person: of('person'), publication: of('publication'), tag: of('tag') };
}

/** How many of the sources of a story are among them. Pure. */
export function countLessWanted(less: LessWanted, facts: Pick<HomeFacts, 'authorIds' | 'publicationId' | 'tagIds'>) {
  const isIn = (set: ReadonlySet<string>) => (id: string) => set.has(id);
  return (
    facts.authorIds.filter(isIn(less.person)).length +
    (facts.publicationId !== null && less.publication.has(facts.publicationId) ? 1 : 0) +
    facts.tagIds.filter(isIn(less.tag)).length
  );
}
