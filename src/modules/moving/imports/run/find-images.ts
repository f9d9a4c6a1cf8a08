import { createHash } from 'node:crypto';
import { storeImage } from '#modules/ground/media/store-image.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';
import type { Picture } from '#shared/story/story-document.ts';
import type { RunState } from './run-state.ts';

export type FindImages = {
  /** The stored image behind a reference; undefined, with a line in the report, where there is none. */
  readonly find: (reference: string, fromFile: string) => Promise<StoredImage | undefined>;
  readonly count: () => number;
};

/** Pictures decoded at the same time: two processors, and a bound on memory. */
const AT_ONCE = 2;
const WEB_ADDRESS = /^(?:https?:)?\/\//i;

/** Finds and stores the images of a run, each file once. */
export function createImageFinder(state: RunState): FindImages {
  const stored = new Map<string, StoredImage | string>();
  let count = 0;
  async function store(bytes: Uint8Array): Promise<StoredImage | string> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = stored.get(hash);
    if (known !== undefined) return known;
    const result = await storeImage(state.context, { bytes });
    const outcome = result.ok ? result.image : result.reason;
    stored.set(hash, outcome);
    if (result.ok) count += 1;
    return outcome;
  }
  return {
    count: () => count,
    async find(reference, fromFile) {
      const bytes = await state.source.resolveFile(reference, fromFile);
      if (bytes === undefined) {
        const where = WEB_ADDRESS.test(reference) ? 'lies elsewhere and was not fetched' : 'is not in the source';
        state.report({ kind: 'missingImage', file: fromFile, reason: `The picture ${shorten(reference)} ${where}.` });
        return undefined;
      }
      if (state.isDryRun) return undefined;
      const outcome = await store(bytes);
      if (typeof outcome !== 'string') return outcome;
      const reason = `The picture ${shorten(reference)} cannot be kept: ${outcome}`;
      state.report({ kind: 'missingImage', file: fromFile, reason });
      return undefined;
    },
  };
}

/** All pictures of a body, by their references. */
export async function findPictures(
  references: readonly string[],
  fromFile: string,
  images: FindImages,
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (let start = 0; start < references.length; start += AT_ONCE) {
    await Promise.all(
      references.slice(start, start + AT_ONCE).map(async (reference) => {
        const image = await images.find(reference, fromFile);
        if (image !== undefined) pictures.set(reference, toPicture(image));
      }),
    );
  }
  return pictures;
}

/** A stored image as a body names it. */
export function toPicture({ id, width, height, placeholder }: StoredImage): Picture {
  return { kind: 'stored', imageId: id, width, height, ...(placeholder !== '' && { placeholder }) };
}

function shorten(reference: string): string {
  return reference.length > 160 ? `${reference.slice(0, 160)}…` : reference;
}
