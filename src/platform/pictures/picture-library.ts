import type sharp from 'sharp';

/** Makes a picture of its bytes. */
export type OpenPicture = typeof sharp;

let loaded: Promise<OpenPicture> | undefined;

/** What reads and draws pictures. It is loaded for the first one: no page waits for it, and no start. */
export function loadPictureLibrary(): Promise<OpenPicture> {
  return (loaded ??= load());
}

/*
 * One thread for each picture, so that what is made for one reader leaves processors to the others; nothing is kept
 * between pictures, because a process would hold on to that memory for good.
 */
async function load(): Promise<OpenPicture> {
  const { default: openPicture } = await import('sharp');
  openPicture.concurrency(1);
  openPicture.cache(false);
  return openPicture;
}
