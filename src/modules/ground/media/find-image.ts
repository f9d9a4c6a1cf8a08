import type { ReadContext } from '#modules/ground/read-context.ts';
import type { MediaImage } from './media-image.ts';
import { imageLoader } from './load-images.ts';

/** An image by its id, shown by a story or not: images are public. */
export async function findImage(context: ReadContext, id: string): Promise<MediaImage | null> {
  return (await context.loaders.get(imageLoader).load(id)) ?? null;
}
