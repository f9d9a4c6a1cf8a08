import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { findClosingFacts } from './find-closing.ts';

export type Closing = { readonly id: string; readonly deleteAt: Date | null; readonly wasArchived: boolean };

/** How an archived publication was closed, for its owner, who can open it again; null for everybody else. */
export async function readClosing(context: ReadContext, { id, state }: Publication): Promise<Closing | null> {
  const { viewer, database, clock } = context;
  if (state !== 'archived' || viewer === null || viewer.isSuspended) return null;
  const facts = await findClosingFacts(database, { publicationId: id, personId: viewer.personId, now: clock.now() });
  if (facts?.role !== 'owner') return null;
  return { id: `closing:${id}`, deleteAt: facts.deleteAt, wasArchived: facts.wasArchived };
}
