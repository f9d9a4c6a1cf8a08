import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { stopIssuesOf } from '#modules/telling/issues/direct-issue.ts';
import { eraseSubscribersOf } from '#modules/telling/subscribers/erase-subscriptions-of.ts';
import { finishNewsletter } from './newsletters.store.ts';

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
