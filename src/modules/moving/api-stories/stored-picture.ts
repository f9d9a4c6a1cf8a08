import type { Picture } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findStoredImage } from '#modules/ground/media/store-image.ts';

const OURS = /^\/image\/[^/]+\/([0-9a-f]{32})$/;

/** A picture that the address of this site names, as one that was uploaded before; undefined for every other. */
export async function storedPicture(
  context: CommandContext,
  address: string | undefined,
): Promise<Picture | undefined> {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || url.origin !== new URL(context.config.siteUrl).origin) return undefined;
  const id = OURS.exec(url.pathname)?.[1];
  const image = id === undefined ? undefined : await findStoredImage(context, id);
  if (image === undefined) return undefined;
  const { width, height, placeholder } = image;
  return { kind: 'stored', imageId: image.id, width, height, ...(placeholder !== '' && { placeholder }) };
}
