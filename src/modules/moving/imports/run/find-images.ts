import { createHash } from 'node:crypto';
import { findStoredImage, storeImage } from '#modules/ground/media/store-image.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';
import type { Picture } from '#shared/story/story-document.ts';
import { findKnownItem, rememberItem, type SourceItem } from '#modules/ground/sources/known-items.ts';
import type { Conversion } from '../convert/conversion.ts';
import { embeddedBytes } from '../convert/embedded-pictures.ts';
import type { FetchPicture } from './fetch-pictures.ts';
import { platformPicture } from './platform-pictures.ts';
import type { RunState } from './run-state.ts';

export type FindImages = {
  /** The stored image behind a reference; undefined, with a line in the report, where there is none. */
  readonly find: (reference: string, fromFile: string) => Promise<StoredImage | undefined>;
  readonly count: () => number;
  /** How many of them came from elsewhere in this run. */
  readonly fetchedCount: () => number;
};

/** Pictures decoded at the same time: two processors, and a bound on memory. */
const AT_ONCE = 2;
const WEB_ADDRESS = /^(?:https?:)?\/\//i;

/** Finds and stores the images of a run, each file once; `fetchPicture` where pictures of the platform are fetched. */
export function createImageFinder(
  state: RunState,
  fetchPicture?: FetchPicture,
  onFetched: (count: number) => void = () => undefined,
): FindImages {
  const stored = new Map<string, StoredImage | string>();
  const fetched = new Map<string, Promise<StoredImage | string>>();
  let [count, fetchedCount] = [0, 0];
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
  /** What an earlier run fetched is there already. */
  async function keptBefore(item: SourceItem): Promise<StoredImage | undefined> {
    const known = await findKnownItem(state.context, item);
    return known && (await findStoredImage(state.context, known.entityId));
  }
  async function fetchOnce(url: string, fetching: FetchPicture): Promise<StoredImage | string> {
    const item = { sourceKey: 'pictures', kind: 'picture', itemKey: url } as const;
    const before = await keptBefore(item);
    if (before !== undefined) return before;
    const found = await fetching(url);
    if ('reason' in found) return `it couldn’t be fetched: ${found.reason}.`;
    const outcome = await store(found.bytes);
    if (typeof outcome === 'string') return outcome;
    await rememberItem(state.context, item, outcome.id);
    onFetched((fetchedCount += 1));
    return outcome;
  }
  /** A picture that the exporting platform serves; undefined where this run fetches none of its kind. */
  function fromPlatform(reference: string): Promise<StoredImage | string> | undefined {
    const url = fetchPicture && platformPicture(reference, state.source);
    if (url === undefined || fetchPicture === undefined) return undefined;
    const known = fetched.get(url) ?? fetchOnce(url, fetchPicture);
    fetched.set(url, known);
    return known;
  }
  return {
    count: () => count,
    fetchedCount: () => fetchedCount,
    async find(reference, fromFile) {
      const bytes = embeddedBytes(reference) ?? (await state.source.resolveFile(reference, fromFile));
      if (state.isDryRun && (bytes !== undefined || (fetchPicture && platformPicture(reference, state.source)))) {
        return undefined;
      }
      const outcome = bytes === undefined ? await fromPlatform(reference) : await store(bytes);
      if (outcome === undefined) {
        const where = WEB_ADDRESS.test(reference) ? 'lies elsewhere and was not fetched' : 'is not in the source';
        state.report({ kind: 'missingImage', file: fromFile, reason: `The picture ${shorten(reference)} ${where}.` });
        return undefined;
      }
      if (typeof outcome !== 'string') return outcome;
      const reason = `The picture ${shorten(reference)} cannot be kept: ${outcome}`;
      state.report({ kind: 'missingImage', file: fromFile, reason });
      return undefined;
    },
  };
}

/** All pictures of a body, by their references. */
export async function findPictures(
  { images: references, embedded }: Pick<Conversion, 'images' | 'embedded'>,
  fromFile: string,
  images: FindImages,
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (let start = 0; start < references.length; start += AT_ONCE) {
    await Promise.all(
      references.slice(start, start + AT_ONCE).map(async (reference) => {
        const image = await images.find(embedded?.get(reference) ?? reference, fromFile);
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
