import type { CommandContext } from '#modules/ground/command-context.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { fetchElsewhere, type NothingCame } from './fetch-elsewhere.ts';

/** `imageUploadMaxSizeMb` (rule 4). */
const MOST_BYTES = 25 * 1_000_000;

export type RehostedImage = {
  readonly type: 'RehostedImage';
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

/** Keeps a picture that a writer pasted from elsewhere, by the rules of an upload (rule 4). */
export async function rehostImage(context: CommandContext, url: string): Promise<RehostedImage | NothingCame> {
  const found = await fetchElsewhere(context, { url, accept: 'image/*', mostBytes: MOST_BYTES });
  if ('type' in found) return found;
  const stored = await storeImage(context, { bytes: new Uint8Array(await found.answer.arrayBuffer()) });
  if (!stored.ok) return badRequest(stored.reason);
  const { id, width, height, placeholder } = stored.image;
  return { type: 'RehostedImage', id, width, height, placeholder };
}
