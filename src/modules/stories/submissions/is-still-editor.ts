import type { CommandContext } from '#modules/ground/command-context.ts';

const ROLE = `
  select 1 from publication_member m join publication p on p.id = m.publication_id
  where m.publication_id = $1 and m.person_id = $2 and m.role in ('owner', 'editor') and p.state = 'active'
  for share of m`;

/** Asked where it counts: whoever was made less than an editor while the page was open decides nothing any more. */
export async function isStillEditor({ database, viewer }: CommandContext, publicationId: string): Promise<boolean> {
  if (viewer === null) return false;
  return (await database.query('submission_editor', ROLE, [publicationId, viewer.personId])).length > 0;
}
