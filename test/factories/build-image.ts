import sharp from 'sharp';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';

export type ImageOverride = {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
  readonly alt?: string;
};

/** A real picture of one colour, stored by the command: another colour or size is another picture. */
export async function buildImage(context: CommandContext, override: ImageOverride = {}): Promise<StoredImage> {
  const { width = 1600, height = 1000, colour = '#3b6e64', alt = 'A plain field of colour' } = override;
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const stored = await storeImage(context, { bytes, alt });
  if (!stored.ok) throw new Error(stored.reason);
  return stored.image;
}
