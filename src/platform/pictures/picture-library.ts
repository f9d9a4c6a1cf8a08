import sharp from 'sharp';

/*
 * One thread for each picture, so that what is made for one reader leaves processors to the others; nothing is kept
 * between pictures, because a process would hold on to that memory for good.
 */
sharp.concurrency(1);
sharp.cache(false);

export { default as openPicture } from 'sharp';
