import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { FlagName } from './flag-list.ts';
import { upsertOverride } from './flags.store.ts';

/** Turns a flag for the whole site. Pages that are cached may look different with it, so all are purged. */
export function setFlag(context: CommandContext, name: FlagName, value: boolean | string | number): Promise<void> {
  return withTransaction(context, async (inside) => {
    await upsertOverride(inside.database, name, value, inside.clock.now());
    await purgeTags(inside, ['site']);
  });
}
