import type { FoundNavigationFault, NavigationEntry, NavigationTarget } from '#shared/publications/navigation-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

const THERE = `
  select 'PAGE' as destination, slug as value from publication_page where publication_id = $1 and slug = any($2)
  union all
  select 'SECTION', slug from publication_section where publication_id = $1 and slug = any($2)
  union all
  select 'POST', id from story where id = any($2) and is_listed`;

const lostFaults = { PAGE: 'pageMissing', SECTION: 'sectionMissing', POST: 'storyInvalid' } as const;

const canBeLost = (destination: NavigationTarget): destination is keyof typeof lostFaults => destination in lostFaults;

/** The first item that leads to nothing; a topic may be named before the first story has it. */
export async function findLostDestination(
  { database }: CommandContext,
  publicationId: string,
  entries: readonly NavigationEntry[],
): Promise<FoundNavigationFault | undefined> {
  const values = entries.filter(({ destination }) => canBeLost(destination)).map(({ value }) => value);
  if (values.length === 0) return undefined;
  const rows = await database.query<{ destination: string; value: string }>('navigation_destinations', THERE, [
    publicationId,
    values,
  ]);
  for (const [at, { destination, value }] of entries.entries()) {
    if (!canBeLost(destination)) continue;
    if (!rows.some((row) => row.destination === destination && row.value === value))
      return { fault: lostFaults[destination], at };
  }
  return undefined;
}
