import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Response } from './response.ts';
import { canEdit } from './responses.policy.ts';

const TEXT = 'select id as "ownerId", source from response where id = any($1)';

/** What the viewer typed as their own response, to edit it; null for every other. */
export async function readSource(
  { viewer, database, loaders }: ReadContext,
  response: Response,
): Promise<string | null> {
  if (!canEdit(viewer, response)) return null;
  const rows = await loaders.grouped<{ ownerId: string; source: string }>('response_source', response.id, (ids) =>
    database.query('response_source', TEXT, [ids]),
  );
  return rows[0]?.source ?? null;
}
