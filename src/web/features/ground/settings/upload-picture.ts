import { changeMessages as messages } from '#shared/messages/changes.ts';
import { sendPicture } from '#web/features/ground/images/send-picture.ts';
import type { CropSquare } from './picture-crop.ts';

/** Side of what is kept, in pixels: twice the largest avatar on the page, and room. */
const SIDE = 800;
const QUALITY = 0.9;

/** Sends a square of a picture to be kept; its id, or the sentence that says why not. */
export async function uploadPicture(
  image: HTMLImageElement,
  square: CropSquare,
): Promise<{ readonly imageId: string } | { readonly message: string }> {
  const picture = await cutSquare(image, square).catch(() => undefined);
  if (picture === undefined) return { message: messages.unexpected };
  const sent = await sendPicture(picture);
  return 'id' in sent ? { imageId: sent.id } : sent;
}

/** The square by itself, no larger than it is in the picture. What it was made with stays behind (place, camera). */
async function cutSquare(image: HTMLImageElement, { left, top, side }: CropSquare): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SIDE, Math.max(1, Math.round(side)));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (blob === null) throw new Error('The picture could not be cut');
  return blob;
}
