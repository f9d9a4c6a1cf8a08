import { createHash } from 'node:crypto';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertImage, selectImage } from './media.store.ts';
import { prepareImage } from './prepare-image.ts';
import { type ImageFormat, type StoredImage, imageFileKey } from './stored-image.ts';

export type StoreImageOutcome =
  | { readonly ok: true; readonly image: StoredImage }
  | { readonly ok: false; readonly reason: string };

/** Keeps an image under the hash of its bytes, so that the same image is kept once (rule 4). */
export async function storeImage(
  context: CommandContext,
  input: { readonly bytes: Uint8Array; readonly alt?: string },
): Promise<StoreImageOutcome> {
  const id = createHash('sha256').update(input.bytes).digest('hex').slice(0, 32);
  const known = await findStoredImage(context, id);
  if (known !== undefined) return { ok: true, image: known };
  const prepared = await prepareImage(input.bytes);
  if (!prepared.ok) return prepared;
  const { bytes, format, width, height, placeholder } = prepared.image;
  // The file first: a row whose file is missing would be a broken picture, a file without a row is only a few bytes.
  await context.files.put(imageFileKey(id), bytes, `image/${format}`);
  await insertImage(context.database, {
    id,
    format,
    width,
    height,
    byte_count: bytes.length,
    placeholder: placeholder === '' ? null : placeholder,
    alt: input.alt ?? '',
    created_at: context.clock.now(),
  });
  return { ok: true, image: { id, width, height, placeholder, format } };
}

/** An image that is kept already; undefined where there is none of this id. */
export async function findStoredImage(context: CommandContext, id: string): Promise<StoredImage | undefined> {
  const known = await selectImage(context.database, id);
  if (known === undefined) return undefined;
  const { width, height, placeholder, format } = known;
  return { id, width, height, placeholder: placeholder ?? '', format: format as ImageFormat };
}
