import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type {
  AnnouncedFile,
  ArchiveImportState,
  ArchiveProblem,
  ArchiveTally,
  ComesInAs,
} from './archive-imports.tables.ts';

/** Notes an import whose files are to come; false where one is open. */
export async function insertArchiveImport(
  database: Database<Tables>,
  row: {
    readonly id: string;
    readonly personId: string;
    readonly comesInAs: ComesInAs;
    readonly files: readonly AnnouncedFile[];
    readonly now: Date;
  },
): Promise<boolean> {
  const inserted = await database.kysely
    .insertInto('archive_import')
    .values({
      id: row.id,
      person_id: row.personId,
      state: 'uploading',
      comes_in_as: row.comesInAs,
      files: JSON.stringify(row.files),
      requested_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Move = {
  readonly id: string;
  readonly from: readonly ArchiveImportState[];
  readonly to: ArchiveImportState;
  readonly personId?: string;
  readonly changes?: { readonly kind?: string; readonly total_count?: number; readonly done_count?: number };
};

/** Takes an import on from one of these states; false where it stands in none of them, or is somebody else's. */
export async function moveArchiveImport(database: Database<Tables>, move: Move): Promise<boolean> {
  const { id, from, to, personId, changes = {} } = move;
  let rows = database.kysely
    .updateTable('archive_import')
    .set({ state: to, ...changes })
    .where('id', '=', id)
    .where('state', 'in', from);
  if (personId !== undefined) rows = rows.where('person_id', '=', personId);
  return (await rows.returning('id').executeTakeFirst()) !== undefined;
}

/** Ends an import with its report. */
export async function finishArchiveImport(
  database: Database<Tables>,
  id: string,
  outcome: {
    readonly from: readonly ArchiveImportState[];
    readonly state: 'done' | 'failed' | 'cancelled';
    readonly now: Date;
    readonly fault?: string;
    readonly tally?: ArchiveTally;
    readonly problems?: readonly ArchiveProblem[];
    readonly problemCount?: number;
  },
): Promise<boolean> {
  const { state, now, fault = null, tally, problems = [], problemCount = 0 } = outcome;
  const changed = await database.kysely
    .updateTable('archive_import')
    .set({
      state,
      fault,
      tally: tally === undefined ? null : JSON.stringify(tally),
      problems: JSON.stringify(problems),
      problem_count: problemCount,
      finished_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', outcome.from)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Notes a story that came in; what an earlier run of the same import made of it stays said. */
export async function insertImportedStory(
  database: Database<Tables>,
  row: Tables['archive_import_story'],
): Promise<void> {
  await database.kysely
    .insertInto('archive_import_story')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes imports away: those of a person, or those that nobody goes on with or looks at; answers with their ids. */
export async function deleteArchiveImports(
  database: Database<Tables>,
  which: { readonly personId: string } | { readonly uploadingSince: Date; readonly finishedBy: Date },
): Promise<readonly string[]> {
  const rows = database.kysely.deleteFrom('archive_import');
  const gone = await (
    'personId' in which
      ? rows.where('person_id', '=', which.personId)
      : rows.where((or) =>
          or.or([
            or.and([or('state', '=', 'uploading'), or('requested_at', '<=', which.uploadingSince)]),
            or('finished_at', '<=', which.finishedBy),
          ]),
        )
  )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
