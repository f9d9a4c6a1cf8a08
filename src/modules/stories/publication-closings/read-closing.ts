import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { findClosingFacts, isOver } from './find-closing.ts';

export type Closing = {
  readonly id: string;
  readonly deleteAt: Date | null;
  readonly wasArchived: boolean;
  /** Nobody can take its deletion back anymore, although it may still be there for a moment. */
  readonly isOver: boolean;
};

/** How an archived publication was closed, for its owner, who can open it again; null for everybody else. */
export async function readClosing(context: ReadContext, { id, state }: Publication): Promise<Closing | null> {
  const { viewer, database, clock } = context;
  if (state !== 'archived' || viewer === null || viewer.isSuspended) return null;
  const facts = await findClosingFacts(database, { publicationId: id, personId: viewer.personId, now: clock.now() });
  if (facts?.role !== 'owner') return null;
  const { deleteAt, wasArchived } = facts;
  return { id: `closing:${id}`, deleteAt, wasArchived, isOver: isOver(deleteAt, clock.now()) };
}
