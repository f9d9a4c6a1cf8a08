import type { Picture } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { rehostImage } from '#modules/ground/web-pages/rehost-image.ts';

/** Own judgement: pictures of a long story, and how many are fetched at once. */
const MOST_PICTURES = 60;
const AT_ONCE = 4;
/** Milliseconds, after which no further picture is begun: somebody waits for the answer. */
const LONGEST = 90_000;

/** Fetches pictures by their addresses and keeps them; one that cannot be had is left out of the answer. */
export async function rehostPictures(
  context: CommandContext,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const waiting = addresses.slice(0, MOST_PICTURES);
  const start = performance.now();
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (performance.now() - start > LONGEST) return;
      const kept = await rehostImage(context, url);
      if (kept.type !== 'RehostedImage') continue;
      const { id: imageId, width, height, placeholder } = kept;
      pictures.set(url, { kind: 'stored', imageId, width, height, ...(placeholder !== '' && { placeholder }) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pictures;
}
