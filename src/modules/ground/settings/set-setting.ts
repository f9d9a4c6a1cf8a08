import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { SettingName } from './setting-list.ts';
import { deleteSetting, upsertSetting } from './settings.store.ts';

/** Changes a setting of the operator; the empty text takes it away. Any page may look different with it, so all that are kept are purged. */
export function setSetting(context: CommandContext, name: SettingName, value: string): Promise<void> {
  return withTransaction(context, async (inside) => {
    if (value === '') await deleteSetting(inside.database, name);
    else await upsertSetting(inside.database, name, value, inside.clock.now());
    await purgeTags(inside, ['site']);
  });
}
