export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** An image that the file store holds under `imageFileKey(id)`. */
export type StoredImage = {
  /** The first 32 hex digits of the SHA-256 of the bytes that came in. */
  readonly id: string;
  /** Pixels, after turning it upright and scaling it down. */
  readonly width: number;
  readonly height: number;
  /** A `data:image/webp` address of at most 600 characters; empty where none fits. */
  readonly placeholder: string;
  readonly format: ImageFormat;
};

/** Where the file store keeps the bytes of an image. */
export function imageFileKey(imageId: string): string {
  return `images/${imageId.slice(0, 2)}/${imageId}`;
}

/** Sizes that nothing reads any more. */
export const EARLIER_VARIANTS = 'variants/1';

/** Where the file store keeps the sizes of an image. The number is raised when sizes are made in another way. */
export function variantFolder(imageId: string): string {
  return `variants/2/${imageId.slice(0, 2)}/${imageId}`;
}
