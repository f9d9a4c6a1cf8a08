import { hasRight } from '#modules/ground/acting.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';

/** Owner and editors, each with their percent of the editors' part. */
export type EditorParts = { readonly publicationId: string; readonly parts: readonly EditorPart[] };
export type EditorPart = { readonly personId: string; readonly isOwner: boolean; readonly percent: number };

const PARTS = `
  select m.person_id as "personId", m.role = 'owner' as "isOwner", coalesce(c.percent, 0) as percent
  from publication_member m left join publication_cut_part c
    on c.publication_id = m.publication_id and c.person_id = m.person_id
  where m.publication_id = $1 and m.role in ('owner', 'editor')
  order by m.role = 'owner' desc, m.created_at, m.person_id`;

/** For owner and editors alone; the owner has what nobody else is named for. */
export async function readEditorParts(context: ReadContext, publicationId: string): Promise<EditorParts | null> {
  if (!hasRight(context.viewer, publicationId, 'edit settings')) return null;
  const rows = await context.database.query<EditorPart>('editor_parts', PARTS, [publicationId]);
  const others = rows.filter(({ isOwner }) => !isOwner).reduce((sum, { percent }) => sum + percent, 0);
  return {
    publicationId,
    parts: rows.map((row) => (row.isOwner ? { ...row, percent: 100 - others } : row)),
  };
}

export async function readEditor(context: ReadContext, { personId }: EditorPart) {
  return (await readPeople(context, [personId]))[0] ?? null;
}
