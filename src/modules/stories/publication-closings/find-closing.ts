import type { Database } from '#platform/database/database.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { PublicationState } from '#modules/stories/publications/publications.tables.ts';
import type { PublicationClosingKind } from './publication-closings.tables.ts';

/** How a publication stands for somebody who may want to close it or open it again. */
export type ClosingFacts = {
  readonly state: PublicationState;
  readonly role: StaffRole | null;
  /** Whoever owned it before may still take it back (rule 58). */
  readonly isSettling: boolean;
  readonly kind: PublicationClosingKind | null;
  readonly wasArchived: boolean;
  readonly deleteAt: Date | null;
};

/** What counts is the time, and not whether it is erased yet (rule 314). Pure. */
export function isOver(deleteAt: Date | null, now: Date): boolean {
  return deleteAt !== null && deleteAt <= now;
}

const FACTS = `
  select p.state, m.role, coalesce(m.settles_at > $3, false) as "isSettling",
    c.kind, coalesce(c.was_archived, false) as "wasArchived", c.delete_at as "deleteAt"
  from publication p
  left join publication_member m on m.publication_id = p.id and m.person_id = $2
  left join publication_closing c on c.publication_id = p.id
  where p.id = $1`;

export async function findClosingFacts(
  database: Database<Tables>,
  { publicationId, personId, now }: { readonly publicationId: string; readonly personId: string; readonly now: Date },
): Promise<ClosingFacts | undefined> {
  const [row] = await database.query<ClosingFacts>('publication_closing_facts', FACTS, [publicationId, personId, now]);
  return row;
}
