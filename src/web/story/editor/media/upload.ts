import type { Picture } from '#shared/story/story-document.ts';

export type StoredPicture = Extract<Picture, { readonly kind: 'stored' }>;

/** Where the bytes of a picture come from: this device, or an address from which the server fetches them. */
export type UploadSource =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string }
  | { readonly kind: 'address'; readonly url: string; readonly name: string };

export type UploadState =
  | { readonly status: 'waiting' }
  /** `fraction` from 0 to 1, undefined where it cannot be known. */
  | { readonly status: 'sending'; readonly fraction: number | undefined }
  | { readonly status: 'failed'; readonly reason: string; readonly canRetry: boolean }
  | { readonly status: 'done'; readonly picture: StoredPicture };

export type Upload = { readonly id: string; readonly source: UploadSource; readonly state: UploadState };

/** Sends one picture; never throws. */
export type SendUpload = (
  source: UploadSource,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<StoredPicture | { readonly reason: string; readonly canRetry: boolean }>;
