import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { HeaderScale, PublicationLayout } from './publications.tables.ts';
import { updatePublication } from './publications.store.ts';

export type PublicationDesign = {
  readonly layout?: PublicationLayout;
  readonly headerScale?: HeaderScale;
  /** `#` and eight hex digits. */
  readonly headerColor?: string;
  readonly headingFont?: string;
  readonly bodyFont?: string;
  readonly logoImageId?: string | null;
  readonly faviconImageId?: string | null;
};

/**
 * Writes down in a publication's row how it looks: what came in with it, or what was published of its design, which
 * readers see before the row. What is absent stays.
 */
export function designPublication(
  context: CommandContext,
  publicationId: string,
  design: PublicationDesign,
): Promise<void> {
  mustHaveRight(context, publicationId, 'design');
  return withTransaction(context, async (inside) => {
    await updatePublication(inside.database, publicationId, {
      layout: design.layout,
      header_scale: design.headerScale,
      header_color: design.headerColor,
      heading_font: design.headingFont,
      body_font: design.bodyFont,
      logo_image_id: design.logoImageId,
      favicon_image_id: design.faviconImageId,
      updated_at: inside.clock.now(),
    });
    await recordActivity(inside, { publicationId, kind: 'design.changed' });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
  });
}
