import type { Database } from '#platform/database/database.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { stopIssuesOf } from '#modules/telling/issues/direct-issue.ts';
import { eraseSubscribersOf } from '#modules/telling/subscribers/erase-subscriptions-of.ts';
import { finishNewsletter } from './newsletters.store.ts';

const LEFT_BEHIND = `
  select distinct p.id from publication p join newsletter n on n.publication_id = p.id and n.ended_at is null
  where p.state = 'deleted'`;

/** Publications that are gone and have newsletters that did not end. */
export async function findLeftBehind(database: Database<Tables>): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('newsletters_left_behind', LEFT_BEHIND, []);
  return rows.map(({ id }) => id);
}

const OF_PUBLICATION = 'select id from newsletter where publication_id = $1 order by id';

/**
 * Ends all newsletters of a publication that is gone, also the one that nobody could end while it was there (rule 282):
 * nothing more goes out, and nobody keeps the addresses of readers whom nobody writes to anymore. For the program alone.
 */
export async function endNewslettersOf(context: CommandContext, publicationId: string): Promise<void> {
  mustBeProgram(context);
  const rows = await context.database.query<{ id: string }>('newsletters_to_end', OF_PUBLICATION, [publicationId]);
  for (const { id } of rows) {
    await withTransaction(context, async (inside) => {
      await finishNewsletter(inside.database, id, inside.clock.now());
      await stopIssuesOf(inside, id);
    });
    await eraseSubscribersOf(context, id);
  }
}
