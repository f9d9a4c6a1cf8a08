import type { ImportStoryOutcome, StoryImport } from '#modules/stories/stories/story-import.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findKnownItem } from '#modules/ground/sources/known-items.ts';
import type { ImportProgress, ImportReport } from './import-report.ts';
import type { ImportedStory, ImportProblem, ImportSource } from './imported-story.ts';
import { createPictureFetcher, type PictureLimits } from './run/fetch-pictures.ts';
import { createImageFinder } from './run/find-images.ts';
import { createPeopleFinder } from './run/find-people.ts';
import { bringStory, type StoryChange } from './run/bring-story.ts';
import { createResponseBringer } from './run/bring-responses.ts';
import { createLinkIndex } from './run/link-index.ts';
import { holdBack } from './run/hold-back.ts';
import type { RunState } from './run/run-state.ts';
import { createStorySpool } from './run/story-spool.ts';

/** What is not brought in, and why, where that has to be said. */
export type StoryHere = ImportStoryOutcome & { readonly reason?: string };

export type ImportOptions = {
  /** Slug of the publication that all stories go into, instead of those that the source names. */
  readonly publication?: string;
  /** Person to whom stories without an author belong. */
  readonly personId?: string;
  /** Reads and converts everything, writes nothing. */
  readonly isDryRun?: boolean;
  /** Fetches the pictures that the exporting platform serves; those of anybody else stay links. */
  readonly fetchesPictures?: boolean;
  /** Takes the words of the source for stories too that were edited here. */
  readonly overwrites?: boolean;
  /** The last word on what a story comes in as. */
  readonly settle?: (story: StoryImport, file: string) => Promise<StoryImport>;
  /** A story that is here already by more than an earlier import: it is not touched. */
  readonly findHere?: (story: ImportedStory) => Promise<StoryHere | undefined>;
  /** Hears of every story that is here now, as often as it is touched. */
  readonly onStory?: (story: ImportedStory, outcome: ImportStoryOutcome) => Promise<void>;
  /** Breaks the run off between two stories; what came in stays. */
  readonly signal?: AbortSignal;
  readonly pictureLimits?: PictureLimits;
};

/**
 * Brings a whole source in: first every item is read and remembered by its addresses, then each is
 * converted and stored, then those that link to a story which came later are linked. Run again it
 * changes nothing that is already there. The source is closed at the end.
 */
export async function runImport(
  context: CommandContext,
  source: ImportSource,
  options: ImportOptions = {},
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportReport> {
  const problems: ImportProblem[] = [];
  let isLinking = false;
  const state: RunState = {
    context,
    source,
    isDryRun: options.isDryRun === true,
    report(problem) {
      // What was said of a story the first time is said once.
      if (!isLinking) problems.push(problem);
    },
  };
  const spool = await createStorySpool();
  const links = createLinkIndex(source.siteUrl);
  const paths = new Map<string, string>();
  let total = 0;
  let sourceKey = '';
  try {
    for await (const read of source.items) {
      if (!('itemKey' in read)) {
        state.report(read);
        continue;
      }
      options.signal?.throwIfAborted();
      const { story: item, problem } = holdBack(read, context.clock.now());
      if (problem !== undefined) state.report(problem);
      sourceKey = item.sourceKey;
      links.add(item);
      const known = state.isDryRun
        ? undefined
        : await findKnownItem(context, { sourceKey, kind: 'story', itemKey: item.itemKey });
      if (known !== undefined) paths.set(item.itemKey, shortPostPath(known.entityId));
      await spool.add(item);
      total += 1;
      onProgress({ phase: 'reading', done: total, total: source.itemCount });
    }
    await spool.close();

    let last: ImportProgress = { phase: 'importing', done: 0, total };
    const tell = (progress: ImportProgress): void =>
      onProgress((last = { ...progress, pictures: images.fetchedCount() }));
    const fetchPicture =
      options.fetchesPictures === true ? createPictureFetcher(context, options.pictureLimits) : undefined;
    const images = createImageFinder(state, fetchPicture, () => tell(last));
    const people = createPeopleFinder(state, images, options);
    const counts: Record<StoryChange, number> = { created: 0, updated: 0, unchanged: 0, conflict: 0, refused: 0 };
    const waiting = new Set<string>();
    const responses = createResponseBringer(state, people);
    const { settle, onStory, findHere } = options;
    const overwrites = options.overwrites === true;
    const work = { state, images, people, links, paths, waiting, responses, overwrites, settle, onStory, findHere };
    let done = 0;
    for await (const story of spool.read()) {
      options.signal?.throwIfAborted();
      counts[await bringStory(work, story)] += 1;
      tell({ phase: 'importing', done: (done += 1), total });
    }
    const late = new Set(waiting);
    done = 0;
    isLinking = true;
    if (late.size > 0 && !state.isDryRun) {
      for await (const story of spool.read()) {
        if (!late.has(story.itemKey)) continue;
        options.signal?.throwIfAborted();
        await bringStory(work, story);
        tell({ phase: 'linking', done: (done += 1), total: late.size });
      }
    }
    const refusedWhileReading = problems.filter((problem) => problem.kind === 'refused').length - counts.refused;
    return {
      source: sourceKey,
      kind: source.kind,
      isDryRun: state.isDryRun,
      created: counts.created,
      updated: counts.updated,
      unchanged: counts.unchanged,
      conflicts: counts.conflict,
      refused: counts.refused + refusedWhileReading,
      people: people.peopleCount(),
      publications: people.publicationCount(),
      responses: responses.count(),
      images: images.count(),
      fetched: images.fetchedCount(),
      problems,
    };
  } finally {
    await spool.remove();
    await source.close();
  }
}
