import { parseArgs } from 'node:util';
import { formatMessage } from '#shared/messages/format-message.ts';
import { ArchiveError } from '#modules/moving/imports/archive/archive-error.ts';
import { findPersonId } from '#modules/moving/imports/find-person-id.ts';
import type { ImportReport } from '#modules/moving/imports/import-report.ts';
import { type ImportOptions, runImport } from '#modules/moving/imports/import-run.ts';
import { openOwnArchive, type OwnArchive } from '#modules/moving/archives/restore/open-own-archive.ts';
import { restoreArchive } from '#modules/moving/archives/restore/restore-archive.ts';
import { findSources, InputRefusedError, type SourceToOpen } from '#modules/moving/imports/open-sources.ts';
import { ConfigError } from '#platform/config/config.ts';
import { type OpenProgram, openProgram } from './open-program.ts';
import { printReport } from './print-report.ts';
import { createProgressLine } from './progress-line.ts';
import { cliTexts } from './texts.ts';

const EVERYTHING_CAME_IN = 0;
const SOMETHING_DID_NOT = 1;
const NOTHING_COULD = 2;

/** `longhand import PATH`: returns the exit status. */
export async function importCommand(parameters: readonly string[]): Promise<number> {
  try {
    const given = readParameters(parameters);
    if (given === 'help') {
      process.stdout.write(cliTexts.importHelp);
      return EVERYTHING_CAME_IN;
    }
    const own = await openOwnArchive(given.path);
    if (own !== undefined) return await importOwn(own, given);
    const sources = await findSources(given.path);
    const program = await openProgram();
    try {
      return await importAll(program, sources, given);
    } finally {
      await program.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return NOTHING_COULD;
  }
}

type Parameters = {
  readonly path: string;
  readonly publication?: string;
  readonly username?: string;
  readonly fetchesPictures: boolean;
  readonly overwrites: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
};

function readParameters(parameters: readonly string[]): Parameters | 'help' {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      publication: { type: 'string' },
      as: { type: 'string' },
      'no-fetch': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const [path] = positionals;
  if (path === undefined) throw new InputRefusedError(cliTexts.pathMissing);
  if (positionals.length > 1) throw new InputRefusedError(cliTexts.tooManyPaths);
  const { publication, as: username } = values;
  return {
    path,
    publication,
    username,
    fetchesPictures: !values['no-fetch'],
    overwrites: values.overwrite,
    isDryRun: values['dry-run'],
    isJson: values.json,
  };
}

async function importAll(program: OpenProgram, sources: readonly SourceToOpen[], given: Parameters): Promise<number> {
  const options = await readOptions(program, given);
  const reports: ImportReport[] = [];
  for (const source of sources) {
    const line = createProgressLine(source.path.split(/[\\/]/).at(-1) ?? source.path, process.stderr);
    const report = await runImport(program.context, await source.open(), options, line.show);
    line.end();
    reports.push(report);
    if (!given.isJson) process.stdout.write(printReport(report));
  }
  if (given.isJson) process.stdout.write(`${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`);
  return statusOf(reports);
}

function statusOf(reports: readonly ImportReport[]): number {
  const cameIn = reports.reduce((sum, { created, updated, unchanged }) => sum + created + updated + unchanged, 0);
  const refused = reports.reduce((sum, report) => sum + report.refused + report.conflicts, 0);
  if (refused === 0) return EVERYTHING_CAME_IN;
  return cameIn === 0 ? NOTHING_COULD : SOMETHING_DID_NOT;
}

/** What we exported ourselves is imported exactly as it was. */
async function importOwn({ archive, manifest }: OwnArchive, given: Parameters): Promise<number> {
  try {
    if (given.publication !== undefined) throw new InputRefusedError(cliTexts.ownArchiveOptions);
    const isPersons = manifest.scope.kind === 'person';
    if (given.username !== undefined && !isPersons) throw new InputRefusedError(cliTexts.notAPersonsArchive);
    const program = await openProgram();
    try {
      const { personId, isDryRun } = await readOptions(program, given);
      const line = createProgressLine(archive.name, process.stderr);
      const report = await restoreArchive(program.context, archive, manifest, { personId, isDryRun }, line.show);
      line.end();
      process.stdout.write(given.isJson ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
      return statusOf([report]);
    } finally {
      await program.close();
    }
  } finally {
    await archive.close();
  }
}

async function readOptions(program: OpenProgram, given: Parameters): Promise<ImportOptions> {
  const { publication, username, isDryRun, fetchesPictures, overwrites } = given;
  if (username === undefined) return { publication, isDryRun, fetchesPictures, overwrites };
  const personId = await findPersonId(program.context, username);
  if (personId === undefined) throw new InputRefusedError(formatMessage(cliTexts.noSuchPerson, { name: username }));
  return { publication, isDryRun, fetchesPictures, overwrites, personId };
}

function isExpected(error: unknown): error is Error {
  if (error instanceof InputRefusedError || error instanceof ArchiveError || error instanceof ConfigError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
