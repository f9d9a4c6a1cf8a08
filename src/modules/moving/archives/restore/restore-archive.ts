import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { takeInImage } from '#modules/ground/media/take-in-image.ts';
import type { Archive } from '../../imports/archive/archive.ts';
import type { ImportProgress, ImportReport } from '../../imports/import-report.ts';
import type { ImportProblem } from '../../imports/imported-story.ts';
import type { ArchiveManifest } from '../archive-manifest.ts';
import { tablesAfterStories, tablesFirst } from '../tables/portable-tables.ts';
import { createIdMap } from './id-map.ts';
import { restoreAddresses } from './restore-addresses.ts';
import { restoreRows } from './restore-rows.ts';
import type { Miss, RestoreOptions, RestoreRun } from './restore-run.ts';
import { restoreStories } from './restore-stories.ts';

const PICTURE = /^images\/([0-9a-f]{32})\.\w+$/;

/** The pictures first, so that whatever shows them finds them. */
async function restorePictures(run: RestoreRun, onPicture: () => void): Promise<void> {
  if (run.options.isDryRun === true) return;
  for (const { name } of run.archive.entries) {
    const id = PICTURE.exec(name)?.[1];
    if (id === undefined) continue;
    const outcome = await takeInImage(run.context, { id, bytes: await run.archive.read(name) });
    if ('reason' in outcome) {
      run.report({ kind: 'missingImage', file: name, reason: `This picture can’t be kept: ${outcome.reason}` });
    } else if (outcome.isNew) run.count('images');
    onPicture();
  }
}

const MISSED: Readonly<Record<Miss, string>> = {
  'points nowhere': 'point to what is neither in this archive nor on this site',
  'belongs to others': 'belong to others than the person of this archive',
};

/**
 * Brings an archive of a site of ours in: everything under its own id, as it was. What is here already stays as it
 * is, so that a second import changes nothing. Nobody is told of what comes in.
 */
export async function restoreArchive(
  context: CommandContext,
  archive: Archive,
  manifest: ArchiveManifest,
  options: RestoreOptions = {},
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportReport> {
  mustBeProgram(context);
  const problems: ImportProblem[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0, conflict: 0, refused: 0 };
  const found = { people: 0, publications: 0, images: 0 };
  const misses = new Map<string, { readonly file: string; readonly why: Miss; readonly count: number }>();
  const run: RestoreRun = {
    context,
    archive,
    manifest,
    options,
    ids: createIdMap(context, manifest.siteUrl),
    madePublications: new Set(),
    count: (what) => void (found[what] += 1),
    report: (problem) => void problems.push(problem),
    miss(file, why) {
      const { count = 0 } = misses.get(`${file} ${why}`) ?? {};
      misses.set(`${file} ${why}`, { file, why, count: count + 1 });
    },
  };
  for (const { name, reason } of archive.ignored) run.report({ kind: 'changed', file: name, reason });
  let pictures = 0;
  await restorePictures(run, () => onProgress({ phase: 'reading', done: (pictures += 1) }));
  for (const table of tablesFirst) await restoreRows(run, table);
  await restoreAddresses(run);
  await restoreStories(run, (change, done, total) => {
    counts[change] += 1;
    onProgress({ phase: 'importing', done, total });
  });
  // Nothing stands yet where a dry run would have to look up what hangs on it.
  if (options.isDryRun !== true) for (const table of tablesAfterStories) await restoreRows(run, table);
  for (const { file, why, count } of options.isDryRun === true ? [] : misses.values()) {
    run.report({ kind: 'changed', file: `data/${file}.jsonl`, reason: `${count} ${MISSED[why]}, and were left out.` });
  }
  const refusedRows = problems.filter(({ kind }) => kind === 'refused').length;
  return {
    source: manifest.siteUrl,
    kind: 'Longhand',
    isDryRun: options.isDryRun === true,
    created: counts.created,
    updated: counts.updated,
    unchanged: counts.unchanged,
    conflicts: counts.conflict,
    refused: refusedRows,
    ...found,
    responses: 0,
    fetched: 0,
    problems,
  };
}
