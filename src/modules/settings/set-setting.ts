import type { CommandContext } from '#modules/command-context.ts';
import type { SettingName } from './setting-list.ts';
import { upsertSetting } from './settings.store.ts';

/** Changes a setting of the operator. Who calls it purges the pages that show its effect. */
export function setSetting(context: CommandContext, name: SettingName, value: string): Promise<void> {
  return upsertSetting(context.database, name, value, context.clock.now());
}
