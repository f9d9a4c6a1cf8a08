import type { StoryDocument } from '#shared/story/story-document.ts';
import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { upsertPage } from './publication-pages.store.ts';

export type PublicationPageInput = {
  readonly publicationId: string;
  /** `about` is the page behind "About". */
  readonly slug: string;
  readonly title: string;
  readonly document: StoryDocument;
  /** BCP 47. */
  readonly language?: string;
};

/** Writes a page of a publication's own; the same slug again changes it. */
export async function writePage(context: CommandContext, input: PublicationPageInput): Promise<void> {
  mustHaveRight(context, input.publicationId, 'edit settings');
  const options = { target: 'page', language: input.language ?? 'en', siteUrl: context.config.siteUrl } as const;
  const body = await renderBody(input.document, options);
  await withTransaction(context, async (inside) => {
    await upsertPage(inside.database, {
      id: createId(),
      publication_id: input.publicationId,
      slug: input.slug,
      title: input.title,
      document: JSON.stringify(input.document),
      body_html: body.html,
      updated_at: inside.clock.now(),
    });
    await recordActivity(inside, {
      publicationId: input.publicationId,
      kind: 'page.written',
      subject: input.title,
    });
    await purgeTags(inside, [collectionCacheTag(input.publicationId)]);
  });
}
