import type { RenderedPage } from '#platform/page-cache/page-cache.ts';
import { findStoryByOldAddress } from '#modules/stories/find-story.ts';
import { canonicalStoryUrl } from '#modules/stories/story-address.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type PageAddress, type PageReader, redirectPage, renderPage } from './render-page.ts';

/**
 * Draws a page; where there is none, a story that once had this address, here or where it was imported
 * from, is led to with a 301.
 */
export async function renderPageOrMoved(
  site: Site,
  renderer: PageRenderer,
  address: PageAddress,
  reader: PageReader,
): Promise<RenderedPage> {
  const page = await renderPage(site, renderer, address, reader);
  if (page.status !== 404) return page;
  const moved = await movedTo(site, address.path);
  return moved === undefined ? page : redirectPage(site, 301, moved, 'OldAddress');
}

async function movedTo(site: Site, path: string): Promise<string | undefined> {
  const context = readContext(site);
  const spellings = new Set([path, decodeURI(path)].flatMap((one) => [one, `${one}/`]));
  for (const spelling of spellings) {
    const story = await findStoryByOldAddress(context, spelling);
    if (story === null) continue;
    const [creator, publication] = await Promise.all([
      context.loaders.people.load(story.creatorId),
      story.publicationId === null ? undefined : context.loaders.publications.load(story.publicationId),
    ]);
    return canonicalStoryUrl(site.url, {
      id: story.id,
      slug: story.slug,
      username: creator?.username ?? '',
      publicationSlug: publication?.slug ?? null,
      publicationDomain: publication?.domain ?? null,
    });
  }
  return undefined;
}
