import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveImportMessages as messages, archiveReportMessages } from '#shared/messages/archive-imports.ts';
import type { JobRun } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { ArchiveError } from '#modules/moving/imports/archive/archive-error.ts';
import type { ImportReport } from '#modules/moving/imports/import-report.ts';
import { runImport } from '#modules/moving/imports/import-run.ts';
import { whyLinksNot } from '#modules/stories/stories/publishing-fault.ts';
import { MOST_IMPORT_ATTEMPTS, MOST_PROBLEMS } from './archive-import.ts';
import { finishArchiveImport, insertImportedStory, moveArchiveImport } from './archive-imports.store.ts';
import type { AnnouncedFile, ArchiveTally, ComesInAs } from './archive-imports.tables.ts';
import { asOwn, hrefsOf, withinLimits } from './as-own.ts';
import { removeLater } from './erase-archive-imports-of.ts';
import { findOwnStory } from './find-own-story.ts';
import { createProgress } from './import-progress.ts';
import { openUpload } from './open-upload.ts';

export type BringJob = { readonly importId: string; readonly personId: string };

/** Own judgement: what a person writes in a life fits twice. */
const PICTURES = { mostPictures: 5_000, mostBytes: 2 * 1_000_000_000 } as const;

/**
 * Brings in what somebody uploaded. Bears to run again: what an earlier run brought is found again and stays. A
 * process that ends breaks it off, and the next one goes on; whoever uploaded it may end it at any story.
 */
export async function bringArchiveIn(
  context: CommandContext,
  job: BringJob,
  { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
): Promise<void> {
  mustBeProgram(context);
  const { importId } = job;
  const found = await begin(context, job);
  if (found === undefined) return;
  const folder = await mkdtemp(join(tmpdir(), 'longhand-upload-'));
  const progress = createProgress(context, importId, signal);
  try {
    const { report, linked } = await bring(context, { ...job, ...found, folder }, progress);
    await finish(context, importId, report, linked);
  } catch (error) {
    if (progress.isEndedByOwner()) return;
    if (error instanceof ArchiveError) return await fail(context, importId, error.message);
    if (signal?.aborted === true || attempt < MOST_IMPORT_ATTEMPTS) throw error;
    context.log.error({ importId, err: error }, 'an archive could not be brought in');
    await fail(context, importId, messages.broken);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Found = { readonly files: readonly AnnouncedFile[]; readonly comesInAs: ComesInAs };

const TO_BRING = `
  select a.files, a.comes_in_as as "comesInAs" from archive_import a join person p on p.id = a.person_id
  where a.id = $1 and a.person_id = $2 and p.state = 'active'`;

async function begin(context: CommandContext, { importId, personId }: BringJob): Promise<Found | undefined> {
  const { database } = context;
  const [found] = await database.query<Found>('archive_to_bring', TO_BRING, [importId, personId]);
  const from = ['waiting', 'running'] as const;
  if (found === undefined) {
    // Whoever may not write any more brings nothing in either.
    await finishArchiveImport(database, importId, { from, state: 'cancelled', now: context.clock.now() });
    return undefined;
  }
  return (await moveArchiveImport(database, { id: importId, from, to: 'running' })) ? found : undefined;
}

type Work = BringJob & Found & { readonly folder: string };
type Progress = ReturnType<typeof createProgress>;

async function bring(context: CommandContext, work: Work, progress: Progress) {
  const { importId, personId, comesInAs } = work;
  const source = await openUpload(context, work);
  await moveArchiveImport(context.database, {
    id: importId,
    from: ['running'],
    to: 'running',
    changes: { kind: source.kind },
  });
  const linked = new Map<string, string>();
  const said: { file: string; reason: string }[] = [];
  let place = 0;
  const report = await runImport(
    context,
    asOwn(source, { personId, comesInAs }),
    {
      personId,
      fetchesPictures: true,
      pictureLimits: PICTURES,
      signal: progress.signal,
      findHere: (story) => findOwnStory(context, personId, story),
      async settle(story, file) {
        const say = (reason: string) => void said.push({ file, reason });
        const kept = withinLimits(story, say);
        if (kept.state === 'draft') return kept;
        const hindrance =
          kept.title === '' ? archiveReportMessages.titleMissing : (await whyLinksNot(context, hrefsOf(kept)))?.message;
        if (hindrance === undefined) return kept;
        say(`${archiveReportMessages.heldBack} ${hindrance}`);
        return { ...kept, state: 'draft' };
      },
      async onStory({ file }, { id, change }) {
        linked.set(file, id);
        await insertImportedStory(context.database, { import_id: importId, story_id: id, change, place: (place += 1) });
      },
    },
    progress.tell,
  );
  await progress.settled();
  const lines = said.map((line) => ({ ...line, kind: 'changed' as const }));
  return { report: { ...report, problems: [...report.problems, ...lines] }, linked };
}

async function finish(
  context: CommandContext,
  importId: string,
  report: ImportReport,
  linked: ReadonlyMap<string, string>,
): Promise<void> {
  await withTransaction(context, async (inside) => {
    const { created, updated, unchanged, conflicts, refused, images: pictures } = report;
    const counted = await countStories(inside, importId);
    const tally: ArchiveTally = { created, updated, unchanged, conflicts, ...counted, refused, pictures };
    const unique = [...new Map(report.problems.map((line) => [`${line.file}\n${line.reason}`, line])).values()];
    const problems = unique
      .slice(0, MOST_PROBLEMS)
      .map((problem) => ({ ...problem, storyId: linked.get(problem.file) ?? null }));
    const from = ['running'] as const;
    const outcome = { from, now: inside.clock.now(), tally, problems, problemCount: unique.length } as const;
    // What holds nothing to bring in is a mistake of whoever chose it, and says so.
    const isEmpty = linked.size === 0 && refused === 0;
    const ended = isEmpty ? ({ state: 'failed', fault: messages.nothingInIt } as const) : ({ state: 'done' } as const);
    if (await finishArchiveImport(inside.database, importId, { ...outcome, ...ended })) {
      await removeLater(inside, [importId]);
    }
  });
}

const COUNTS = `select change, count(*)::integer as count from archive_import_story where import_id = $1 group by change`;

/** As all runs of this import left them together. */
async function countStories({ database }: CommandContext, importId: string): Promise<Partial<ArchiveTally>> {
  type Row = { readonly change: string; readonly count: number };
  const rows = await database.query<Row>('archive_import_counts', COUNTS, [importId]);
  const of = (change: string) => rows.find((row) => row.change === change)?.count ?? 0;
  return { created: of('created'), updated: of('updated'), unchanged: of('unchanged'), conflicts: of('conflict') };
}

async function fail(context: CommandContext, importId: string, fault: string): Promise<void> {
  await withTransaction(context, async (inside) => {
    const outcome = { from: ['running'], state: 'failed', now: inside.clock.now(), fault } as const;
    if (await finishArchiveImport(inside.database, importId, outcome)) await removeLater(inside, [importId]);
  });
}
