import type { CommandContext } from '#modules/command-context.ts';
import { readSettings } from '#modules/settings/read-settings.ts';

/** Whether a price cannot be taxed without knowing where somebody lives: where the operator set rates (decisions 97). */
export async function needsCountry({ database }: Pick<CommandContext, 'database'>): Promise<boolean> {
  return (await readSettings(database))['billing.taxRates'] !== '';
}
