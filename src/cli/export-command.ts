import { parseArgs } from 'node:util';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { ArchiveEntry } from '#modules/moving/archives/archive-entry.ts';
import { findScope } from '#modules/moving/archives/find-scope.ts';
import { readArchive } from '#modules/moving/archives/read-archive.ts';
import { PlaceRefusedError, writeArchiveFolder } from '#modules/moving/archives/write-archive-folder.ts';
import { ConfigError } from '#platform/config/config.ts';
import { openSite } from './open-program.ts';
import { cliTexts } from './texts.ts';

const EVERYTHING_WENT_OUT = 0;
const NOTHING_COULD = 2;

/** `longhand export PATH`: returns the exit status. */
export async function exportCommand(parameters: readonly string[]): Promise<number> {
  try {
    const given = readParameters(parameters);
    if (given === 'help') {
      process.stdout.write(cliTexts.exportHelp);
      return EVERYTHING_WENT_OUT;
    }
    const program = await openSite();
    try {
      const scope = await findScope(program.context, given);
      if (scope === undefined) throw new PlaceRefusedError(nobody(given));
      const { path, hasAddresses, isJson } = given;
      const counts = await write(path, readArchive(program.context, scope, { hasAddresses }));
      process.stdout.write(isJson ? `${JSON.stringify({ path, scope, ...counts }, null, 2)}\n` : told(path, counts));
      return EVERYTHING_WENT_OUT;
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
  readonly username?: string;
  readonly publication?: string;
  readonly hasAddresses: boolean;
  readonly isJson: boolean;
};

function readParameters(parameters: readonly string[]): Parameters | 'help' {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      publication: { type: 'string' },
      all: { type: 'boolean', default: false },
      'with-addresses': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const [path] = positionals;
  const { user: username, publication, all } = values;
  if (path === undefined) throw new PlaceRefusedError(cliTexts.exportPathMissing);
  if (positionals.length > 1) throw new PlaceRefusedError(cliTexts.exportTooManyPaths);
  const said = [username, publication, all || undefined].filter((value) => value !== undefined).length;
  if (said > 1) throw new PlaceRefusedError(cliTexts.oneScope);
  const hasAddresses = values['with-addresses'];
  if (hasAddresses && (username !== undefined || publication !== undefined)) {
    throw new PlaceRefusedError(cliTexts.addressesOfAll);
  }
  return { path, username, publication, hasAddresses, isJson: values.json };
}

function nobody({ username, publication }: Parameters): string {
  return publication === undefined
    ? formatMessage(cliTexts.noSuchPerson, { name: username ?? '' })
    : formatMessage(cliTexts.noSuchPublication, { slug: publication });
}

type Counts = { readonly files: number; readonly stories: number; readonly pictures: number };

const SAID_EVERY = 250;

async function write(path: string, entries: AsyncIterable<ArchiveEntry>): Promise<Counts> {
  let stories = 0;
  let pictures = 0;
  const files = await writeArchiveFolder(path, entries, (entry) => {
    const isStory = /^stories\/.*\.json$/.test(entry.path);
    if (isStory) stories += 1;
    if (entry.path.startsWith('images/')) pictures += 1;
    const isTold = isStory ? stories % SAID_EVERY === 0 : pictures > 0 && pictures % SAID_EVERY === 0;
    if (isTold) process.stderr.write(`${formatMessage(cliTexts.exporting, { stories, pictures })}\n`);
  });
  return { files, stories, pictures };
}

function told(path: string, counts: Counts): string {
  return `${formatMessage(cliTexts.exported, { path, ...counts })}\n`;
}

function isExpected(error: unknown): error is Error {
  if (error instanceof PlaceRefusedError || error instanceof ConfigError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
