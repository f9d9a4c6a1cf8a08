import type { CommandContext } from '#modules/ground/command-context.ts';
import { type PublicationDesign, designPublication } from '#modules/stories/publications/design-publication.ts';
import { type PublicationImport, importPublication } from '#modules/stories/publications/import-publication.ts';
import type { PublicationState } from '#modules/stories/publications/publications.tables.ts';
import { buildLiveDomain } from './build-live-domain.ts';

export type PublicationOverride = Partial<PublicationImport> & {
  readonly design?: PublicationDesign;
  /** Host of its own, with the port where there is one. */
  readonly domain?: string;
  readonly state?: PublicationState;
};

let count = 0;

/** A publication made by the commands; domain and state are set in their rows. */
export async function buildPublication(context: CommandContext, override: PublicationOverride = {}): Promise<string> {
  count += 1;
  const { design, domain, state, ...details } = override;
  const { id } = await importPublication(context, {
    slug: `publication-${count}`,
    name: `Publication ${count}`,
    tagline: 'A tagline',
    description: 'What it is about.',
    ...details,
  });
  if (design) await designPublication(context, id, design);
  if (domain !== undefined) await buildLiveDomain(context, { personId: null, publicationId: id }, domain);
  if (state !== undefined)
    await context.database.kysely.updateTable('publication').set({ state }).where('id', '=', id).execute();
  return id;
}
