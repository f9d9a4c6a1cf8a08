import { isUsernameHeld } from '#modules/people/usernames/find-old-username.ts';
import { numberedUsername, usernameFrom } from '#modules/people/people/username.ts';
import { columnsOf, type PortableTable } from '../tables/portable-table.ts';
import { insertMovedRows, selectIds } from './moved-rows.store.ts';
import type { RestoredRow, RestoreRun } from './restore-run.ts';

/** Somebody who is here already stays as they made themselves; whoever is new comes under their own id and name. */
export async function bringPeople(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
  for (const row of rows) await bringPerson(run, table, row);
}

async function bringPerson(run: RestoreRun, table: PortableTable, row: RestoredRow): Promise<void> {
  const { context, manifest, options, ids } = run;
  const archived = String(row['id']);
  const isSubject = manifest.scope.kind === 'person' && manifest.scope.id === archived;
  if (isSubject && options.personId !== undefined) {
    ids.put('person', archived, options.personId);
    return;
  }
  const here = (await ids.known('person', archived)) ?? archived;
  if ((await selectIds(context.database, 'person', [here])).has(here)) return;
  const wanted = usernameFrom(String(row['username'])) ?? `writer-${archived.slice(0, 6)}`;
  let username = wanted;
  for (let number = 2; await isUsernameHeld(context, username, null); number += 1) {
    username = numberedUsername(wanted, number);
  }
  if (username !== row['username']) {
    const reason = `The username ${String(row['username'])} is somebody else’s here: they are ${username} now.`;
    run.report({ kind: 'changed', file: 'data/people.jsonl', reason });
  }
  // Only the archive of a whole site tells who may not sign in, or is gone.
  const state = manifest.scope.kind === 'site' ? row['state'] : 'active';
  const columns = { ...columnsOf(table, row), username, state, is_unclaimed: true, updated_at: row['createdAt'] };
  await insertMovedRows(context.database, 'person', [columns]);
  run.count('people');
}
