import { subscriberVerdictFileMessages, subscriberVerdictMessages } from '#shared/messages/subscriber-imports.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { findSubscriberImport, readVerdicts } from './read-subscriber-imports.ts';

const PAGE = 5_000;

/** Which import the viewer may see the rows of; undefined where there is none, or it is not theirs to see. */
export async function findOwnImport({ database, viewer }: CommandContext, importId: string) {
  const found = await findSubscriberImport(database, importId);
  const newsletter = found && (await findNewsletter(database, found.newsletterId));
  return newsletter !== undefined && canRunNewsletter(viewer, newsletter) ? found : undefined;
}

/** What became of each row of a list, as a CSV, piece by piece. */
export async function* writeVerdictFile(
  { database }: Pick<CommandContext, 'database'>,
  importId: string,
): AsyncGenerator<string> {
  const { row, address, verdict } = subscriberVerdictFileMessages;
  yield csvLine([row, address, verdict]);
  for (let after = 0; ;) {
    const rows = await readVerdicts(database, importId, { after, most: PAGE });
    yield rows.map((one) => csvLine([one.place, one.address, subscriberVerdictMessages[one.verdict]])).join('');
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return;
    after = last.place;
  }
}
