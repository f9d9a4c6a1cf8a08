import { noteIfRoom } from '#platform/process/outage.ts';
import { createFairQueue, type QueueBounds } from '#platform/limits/fair-queue.ts';
import type { ImageVariant } from '#shared/images/parse-image-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { makeVariant, type VariantFormat } from './image-variants.ts';
import { imageFileKey, variantFolder } from './stored-image.ts';
import { upsertVariant } from './variants.store.ts';

/** Who waits for a size: the network that it is counted for, and whether they still wait. */
export type VariantAsker = { readonly network: string; readonly isWaiting: () => boolean };

export type KeptVariants = {
  /** The bytes of a size that was made before; undefined where it was not. */
  find(variant: ImageVariant, format: VariantFormat): Promise<Uint8Array | undefined>;
  /**
   * Makes a size, once for all who wait for it, and keeps it; undefined where there is no such picture, or nobody
   * waits any more. Rejects with `QueueFull` where too many sizes are asked for.
   */
  make(variant: ImageVariant, format: VariantFormat, asker: VariantAsker): Promise<Uint8Array | undefined>;
};

/** Two pictures at a time, and one for each network: pages must not wait for them. */
const BOUNDS: QueueBounds = { atOnce: 2, waiting: 256, waitingEach: 64 };

/** The sizes of stored pictures, made when they are first asked for and kept in the file store for a while. */
export function createKeptVariants({
  database,
  files,
  clock,
}: Pick<CommandContext, 'database' | 'files' | 'clock'>): KeptVariants {
  const queue = createFairQueue(BOUNDS);

  const make = async (variant: ImageVariant, format: VariantFormat, key: string): Promise<Uint8Array | undefined> => {
    const original = await files.get(imageFileKey(variant.imageId));
    if (original === undefined) return undefined;
    const made = await makeVariant(original, variant, format);
    const size = { key, image_id: variant.imageId, byte_count: made.length, made_at: clock.now() };
    let isGone = false;
    // On a full disk it is shown and not kept.
    await noteIfRoom(async () => {
      // Counted first: a file that is not counted would never be removed.
      isGone = !(await upsertVariant(database, size));
      if (!isGone) await files.put(key, made);
    });
    return isGone ? undefined : made;
  };

  return {
    find: (variant, format) => files.get(variantKey(variant, format)),
    make: (variant, format, { network, isWaiting }) => {
      const key = variantKey(variant, format);
      return queue.run({ key, asker: network, isWanted: isWaiting, work: () => make(variant, format, key) });
    },
  };
}

/** Where the file store keeps a size. */
function variantKey(variant: ImageVariant, format: VariantFormat): string {
  const { imageId, strategy, width, height = 0, focusPercentX, focusPercentY } = variant;
  const shape = [strategy, width, height, focusPercentX, focusPercentY].join('-');
  return `${variantFolder(imageId)}/${shape}.${format}`;
}
