import type { CommandContext } from '#modules/ground/command-context.ts';
import { createPatternTest } from './banned-pattern.ts';

/** Those of the addresses that may not be published here, in their order (rule 15). */
export async function findBannedLinks(
  { database }: Pick<CommandContext, 'database'>,
  hrefs: readonly string[],
): Promise<readonly string[]> {
  if (hrefs.length === 0) return [];
  const rows = await database.query<{ pattern: string }>('banned_links', 'select pattern from banned_link', []);
  const tests = rows.map(({ pattern }) => createPatternTest(pattern));
  return hrefs.filter((href) => tests.some((isBanned) => isBanned(href)));
}
