import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { insertImage } from './media.store.ts';
import { prepareImage } from './prepare-image.ts';
import { findStoredImage } from './store-image.ts';
import { imageFileKey } from './stored-image.ts';

/**
 * Keeps a picture of another site of ours under the id that texts there name it by, so that they need no change.
 * What has the id already stays as it is. Answers with a sentence where the picture is refused.
 */
export async function takeInImage(
  context: CommandContext,
  input: { readonly id: string; readonly bytes: Uint8Array },
): Promise<{ readonly isNew: boolean } | { readonly reason: string }> {
  mustBeProgram(context);
  const { id } = input;
  if ((await findStoredImage(context, id)) !== undefined) return { isNew: false };
  const prepared = await prepareImage(input.bytes);
  if (!prepared.ok) return { reason: prepared.reason };
  const { bytes, format, width, height, placeholder } = prepared.image;
  await context.files.put(imageFileKey(id), bytes, `image/${format}`);
  await insertImage(context.database, {
    id,
    format,
    width,
    height,
    byte_count: bytes.length,
    placeholder: placeholder === '' ? null : placeholder,
    created_at: context.clock.now(),
  });
  return { isNew: true };
}
