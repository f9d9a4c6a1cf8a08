import { parseImagePath } from '#shared/images/parse-image-path.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { feedItems } from '#modules/finding/feeds/feed-items.ts';
import { readWholeSeries } from '#modules/finding/feeds/feed-stories.ts';
import type { KeptVariants, VariantAsker } from '#modules/ground/media/image-variants-kept.ts';
import { mediaTypeOf } from '#modules/ground/media/image-variants.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findSeries } from '#modules/stories/series/read-series.ts';
import type { Epub, EpubChapter, EpubPicture } from './epub.ts';
import { pictureAddresses, toXhtml } from './to-xhtml.ts';

/** Own judgement: the bytes of pictures that one book holds, since it is put together in memory; the rest stay words. */
const MOST_PICTURE_BYTES = 60 * 1024 * 1024;
/** What is written of a picture's type ends its name, as readers expect. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' };

/** Where pictures come from, and for whom they are made. */
type Pictures = { readonly variants: KeptVariants; readonly asker: VariantAsker };
type Site = { readonly url: string; readonly name: string };

/**
 * A series as a book of what everybody may read: whole stories, and previews of locked ones (rules 9, 17).
 * Undefined where there is no such series.
 */
export async function readSeriesBook(
  context: ReadContext,
  site: Site,
  pictures: Pictures,
  seriesId: string,
): Promise<Epub | undefined> {
  const series = await findSeries(context, seriesId);
  if (series === null || series.id !== seriesId) return undefined;
  const stories = await readWholeSeries(context, seriesId);
  const items = await feedItems(context, site.url, stories);
  const shelf = new Map<string, EpubPicture>();
  let size = 0;
  for (const address of items.flatMap(({ html }) => pictureAddresses(html))) {
    const picture =
      shelf.has(address) || size > MOST_PICTURE_BYTES ? undefined : await readPicture(site, pictures, address);
    if (picture === undefined) continue;
    size += picture.bytes.length;
    shelf.set(address, picture);
  }
  const chapters = items.map((item, index): EpubChapter => {
    const isLocked = stories[index]?.visibility === 'locked';
    const rest = isLocked ? `<p><a href="${item.url}">${listMessages.restOnSite}</a></p>` : '';
    const { title, subtitle, language, url } = item;
    const authors = item.authors.map(({ name }) => name);
    return { title, subtitle, authors, language, url, xhtml: toXhtml(item.html + rest, (src) => shelf.get(src)?.file) };
  });
  const { title, description } = series;
  return {
    id: site.url + buildPath('ShowSeries', { postId: series.id }),
    title,
    description,
    authors: [...new Set(chapters.flatMap(({ authors }) => authors))],
    publisher: site.name,
    language: chapters[0]?.language ?? 'en',
    changedAt: new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime()))),
    chapters,
    pictures: [...new Map([...shelf.values()].map((picture) => [picture.file, picture])).values()],
  };
}

/** A picture of ours in the size that the text asks for; undefined for one from elsewhere. */
async function readPicture(
  site: Site,
  { variants, asker }: Pictures,
  address: string,
): Promise<EpubPicture | undefined> {
  if (!URL.canParse(address, site.url)) return undefined;
  const url = new URL(address, site.url);
  const variant = url.origin === new URL(site.url).origin ? parseImagePath(url.pathname) : undefined;
  if (variant === undefined) return undefined;
  const bytes = (await variants.find(variant, 'plain')) ?? (await variants.make(variant, 'plain', asker));
  const mediaType = bytes === undefined ? '' : mediaTypeOf(bytes);
  const ending = ENDINGS[mediaType];
  if (bytes === undefined || ending === undefined) return undefined;
  return { file: `pictures/${variant.imageId}-${variant.width}.${ending}`, mediaType, bytes };
}
