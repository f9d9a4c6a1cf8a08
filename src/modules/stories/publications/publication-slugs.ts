import type { CommandContext } from '#modules/ground/command-context.ts';

const HELD = `
  select 1 from publication where slug = $1 and id is distinct from $2
  union all select 1 from old_publication_slug where slug = $1 and publication_id is distinct from $2`;

/** Whether another publication has a slug, or had it: what led to one publication never leads to another. */
export async function isPublicationSlugHeld(
  { database }: Pick<CommandContext, 'database'>,
  slug: string,
  ownId: string | null,
): Promise<boolean> {
  return (await database.query('publication_slug_held', HELD, [slug, ownId])).length > 0;
}
