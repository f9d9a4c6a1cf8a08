import type { FileStore } from '#platform/files/file-store.ts';
import type { ImageVariant } from '#shared/images/parse-image-path.ts';
import { makeVariant, type VariantFormat } from './image-variants.ts';
import { imageFileKey, variantFolder } from './stored-image.ts';

export type KeptVariants = {
  /** The bytes of a size that was made before; undefined where it was not. */
  find(variant: ImageVariant, format: VariantFormat): Promise<Uint8Array | undefined>;
  /** Makes a size, once for all who wait for it, and keeps it; undefined where there is no such picture. */
  make(variant: ImageVariant, format: VariantFormat): Promise<Uint8Array | undefined>;
};

/** Two pictures at a time: each is worked on by several threads, and pages must not wait for them. */
const MOST_AT_ONCE = 2;

/** The sizes of stored pictures, made when they are first asked for and kept in the file store. */
export function createKeptVariants(files: FileStore): KeptVariants {
  const flights = new Map<string, Promise<Uint8Array | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    // Whoever is woken takes the place of the one who left, so the count stays.
    if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  const make = async (variant: ImageVariant, format: VariantFormat, key: string): Promise<Uint8Array | undefined> => {
    const original = await files.get(imageFileKey(variant.imageId));
    if (original === undefined) return undefined;
    const made = await makeVariant(original, variant, format);
    await files.put(key, made);
    return made;
  };

  return {
    find: (variant, format) => files.get(variantKey(variant, format)),
    make: (variant, format) => {
      const key = variantKey(variant, format);
      const flight = flights.get(key) ?? inTurn(() => make(variant, format, key)).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}

/** Where the file store keeps a size. */
function variantKey(variant: ImageVariant, format: VariantFormat): string {
  const { imageId, strategy, width, height = 0, focusPercentX, focusPercentY } = variant;
  const shape = [strategy, width, height, focusPercentX, focusPercentY].join('-');
  return `${variantFolder(imageId)}/${shape}.${format}`;
}
