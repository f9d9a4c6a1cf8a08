import { z } from 'zod';
import { rowsFile } from '../read-rows.ts';
import { insertMovedRows } from './moved-rows.store.ts';
import { readJsonLines } from './read-json-lines.ts';
import type { RestoreRun } from './restore-run.ts';

const rowSchema = z.object({
  address: z.email().max(320),
  personId: z.string().regex(/^[0-9a-f]{12}$/),
  createdAt: z.iso.datetime(),
});

/** The addresses of a whole site, where its operator brought them along: whoever has one signs in with it as before. */
export async function restoreAddresses(run: RestoreRun): Promise<void> {
  const file = rowsFile('addresses', 1);
  if (run.manifest.scope.kind !== 'site' || run.options.isDryRun === true || !run.archive.has(file)) return;
  for await (const line of readJsonLines(run.archive, file)) {
    const parsed = 'value' in line ? rowSchema.safeParse(line.value) : undefined;
    if (!parsed?.success) {
      run.report({
        kind: 'refused',
        file: `${file}:${line.number}`,
        reason: 'This line isn’t the address of a person.',
      });
      continue;
    }
    const { address, personId, createdAt } = parsed.data;
    const here = (await run.ids.resolve('person', [personId])).get(personId);
    if (here === undefined) continue;
    await run.context.database.transaction(async (database) => {
      const row = { address: address.toLowerCase(), person_id: here, is_verified: true, created_at: createdAt };
      const made = await insertMovedRows(database, 'email_address', [row]);
      if (made.length === 0) return;
      await database.kysely.updateTable('person').set({ is_unclaimed: false }).where('id', '=', here).execute();
    });
  }
}
