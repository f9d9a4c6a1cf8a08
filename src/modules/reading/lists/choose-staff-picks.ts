import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';

/** Makes a public list the staff picks of the site (rule 50). */
export function chooseStaffPicks(context: CommandContext, listId: string): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    await setSetting(inside, 'staffPicks.listId', listId);
    await purgeTags(inside, [listCacheTag(listId), 'home']);
  });
}
