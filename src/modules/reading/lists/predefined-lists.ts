import { type PredefinedKind, predefinedKinds, predefinedListId } from '#shared/lists/predefined-list.ts';
import { libraryMessages } from '#shared/messages/library.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { countResumable } from '#modules/reading/reading-history/read-resumable.ts';
import { type List, listColumns } from './list.ts';

const READING = `select ${columnList('t', listColumns)} from list t where t.owner_id = $1 and t.kind = 'reading'`;

/** One of the viewer's own predefined lists (LIST-2): only the Reading list has a row, from its first story on. */
export async function findPredefinedList(context: ReadContext, personId: string, kind: PredefinedKind): Promise<List> {
  const empty = emptyList(context, personId, kind);
  switch (kind) {
    case 'reading': {
      const [row] = await context.database.query<List>('list_reading', READING, [personId]);
      return { ...empty, ...row, name: empty.name };
    }
    case 'resume':
      return { ...empty, itemCount: await countResumable(context, personId) };
    case 'purchased':
      // Nothing is sold singly until there are memberships.
      return empty;
  }
}

/** All three, in their order. */
export async function readPredefinedLists(context: ReadContext): Promise<readonly List[]> {
  const { viewer } = context;
  if (viewer === null) return [];
  return await Promise.all(predefinedKinds.map((kind) => findPredefinedList(context, viewer.personId, kind)));
}

function emptyList({ clock }: ReadContext, personId: string, kind: PredefinedKind): List {
  const now = clock.now();
  return {
    id: predefinedListId(personId, kind),
    ownerId: personId,
    slug: '',
    name: libraryMessages[kind],
    description: '',
    kind,
    visibility: 'locked',
    itemCount: 0,
    followerCount: 0,
    clapCount: 0,
    fanCount: 0,
    responseCount: 0,
    isResponsesClosed: true,
    createdAt: now,
    updatedAt: now,
  };
}
