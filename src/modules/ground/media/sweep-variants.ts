import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { EARLIER_VARIANTS } from './stored-image.ts';
import { deleteVariant, selectOldVariants } from './variants.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'images:sweep-variants': unknown;
  }
}

const DAY = 24 * 3_600_000;
/** Readers keep a size for as long as they like; whoever comes later has it made again. */
const DAYS_KEPT = 90;
const MEGABYTE = 1_000_000;
const AT_ONCE = 1_000;

/** Removes the oldest sizes of pictures, beyond what the operator lets them take and after 90 days. */
export async function sweepVariants({ database, files, clock }: CommandContext): Promise<void> {
  const { 'images.keptMegabytes': kept } = await readSettings(database);
  const mostBytes = Number(kept) * MEGABYTE;
  const before = new Date(clock.now().getTime() - DAYS_KEPT * DAY);
  for (;;) {
    const old = await selectOldVariants(database, { mostBytes, before, limit: AT_ONCE });
    for (const variant of old) {
      await files.remove(variant.key);
      await deleteVariant(database, variant);
    }
    if (old.length < AT_ONCE) break;
  }
  // Sizes from before they were counted.
  await files.removeFolder(EARLIER_VARIANTS);
}
