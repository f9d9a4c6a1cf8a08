import { fontPairs, type Design, defaultDesign, fontPairOf } from '#shared/design/design.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { isFriend } from '#modules/stories/share-links/is-friend.ts';
import { ownerTag } from './design-owner.ts';
import { designLoader } from './load-designs.ts';

/** What readers see of a design: with the faces by their names. */
export type ShownDesign = Design & { readonly headingFont: string; readonly bodyFont: string };

type Reading = Pick<ReadContext, 'loaders' | 'database' | 'clock'>;

const layouts = { grid: 'GRID', list: 'LIST', stream: 'STREAM' } as const;
const scales = { small: 'SMALL', medium: 'MEDIUM', large: 'LARGE' } as const;

/** How a publication looks that nobody designed here: as it came in. */
export function designAsImported(publication: Publication): ShownDesign & { readonly headerColor: string } {
  const { headingFont, bodyFont } = publication;
  return {
    ...defaultDesign('publication'),
    fonts: fontPairOf(headingFont, bodyFont),
    headerScale: scales[publication.headerScale],
    layout: layouts[publication.layout],
    headerColor: publication.headerColor.toLowerCase(),
    logoImageId: publication.logoImageId,
    faviconImageId: publication.faviconImageId,
    headingFont,
    bodyFont,
  };
}

/** How a publication looks to its readers. */
export async function readPublicationDesign(
  { loaders }: Reading,
  publication: Publication,
): Promise<ShownDesign & { readonly headerColor: string }> {
  const found = await loaders.get(designLoader).load(ownerTag({ kind: 'publication', id: publication.id }));
  if (found === undefined) return designAsImported(publication);
  const { design } = found;
  return { ...shown(design), headerColor: design.headerColor ?? publication.headerColor };
}

/** How the pages of a person look to readers; null where they are as everybody's. Colours are for Friends (rule 92). */
export async function readPersonDesign(context: Reading, personId: string): Promise<ShownDesign | null> {
  const found = await context.loaders.get(designLoader).load(ownerTag({ kind: 'person', id: personId }));
  if (found === undefined) return null;
  const { design } = found;
  if (!hasColours(design) || (await isFriend(context, personId))) return shown(design);
  return shown({ ...design, headerColor: null, accentColor: null, backgroundColor: null });
}

export function hasColours({ headerColor, accentColor, backgroundColor }: Design): boolean {
  return headerColor !== null || accentColor !== null || backgroundColor !== null;
}

function shown(design: Design): ShownDesign {
  const { heading, body } = fontPairs[design.fonts];
  return { ...design, headingFont: heading, bodyFont: body };
}
