import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError } from '#platform/backup/backup-error.ts';
import type { BackupManifest } from '#platform/backup/backup-manifest.ts';
import type { BackupProgress } from '#platform/backup/write-backup.ts';
import { ConfigError } from '#platform/config/config.ts';
import { StartError } from '#platform/process/start-error.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cliTexts } from './texts.ts';

const LEAST_PASSPHRASE = 12;
const NOTHING_COULD = 2;

/** What's missing from a call, as one sentence. */
class MissingError extends Error {}

type Given = {
  readonly isHelp: boolean;
  readonly isJson: boolean;
  readonly words: readonly string[];
  readonly file: string | undefined;
};

export function readBackupParameters(parameters: readonly string[]): Given {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      'passphrase-file': { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { isHelp: values.help, isJson: values.json, words: positionals, file: values['passphrase-file'] };
}

/** The one word that says where, or a sentence that says it's missing. */
export function onlyWord(words: readonly string[], missing: string): string {
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) throw new MissingError(missing);
  return word;
}

/** From the file that was named, otherwise from the environment; never from the command line, which others can read. */
export async function readPassphrase(file: string | undefined): Promise<string> {
  if (file === undefined) {
    const given = process.env['LONGHAND_BACKUP_PASSPHRASE'] ?? '';
    if (given === '') throw new MissingError(cliTexts.noPassphrase);
    return longEnough(given);
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MissingError(formatMessage(cliTexts.noPassphraseFile, { file }));
  });
  return longEnough(text.split(/\r?\n/)[0] ?? '');
}

/** The same if it can be left out. */
export async function readPassphraseIfGiven(file: string | undefined): Promise<string | undefined> {
  const isGiven = file !== undefined || (process.env['LONGHAND_BACKUP_PASSPHRASE'] ?? '') !== '';
  return isGiven ? await readPassphrase(file) : undefined;
}

function longEnough(passphrase: string): string {
  if (passphrase.length < LEAST_PASSPHRASE) throw new MissingError(cliTexts.shortPassphrase);
  return passphrase;
}

/** Runs a command and turns anything its caller can fix into one sentence and an exit status. */
export async function answering(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const isParameter =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const isMissing = isParameter || error instanceof MissingError || error instanceof ConfigError;
    if (!(isMissing || error instanceof BackupError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return isMissing ? NOTHING_COULD : 1;
  }
}

/** A line for every tenth; on a terminal, one line that changes. */
export function progressOf(place: string): {
  readonly show: (progress: BackupProgress) => void;
  readonly end: () => void;
} {
  const { stderr: output } = process;
  let last = '';
  return {
    show: ({ phase, done, total }) => {
      const step = `${phase} ${Math.floor((done * (output.isTTY ? 100 : 10)) / total)}`;
      if (step === last) return;
      last = step;
      const text = phase === 'tables' ? cliTexts.backupTables : cliTexts.backupFiles;
      const line = formatMessage(text, { place, done, total });
      output.write(output.isTTY ? `\r\u001B[2K${line}` : `${line}\n`);
    },
    end: () => void (output.isTTY && output.write('\r\u001B[2K')),
  };
}

/** A manifest in a few numbers. */
export function countsOf({ tables, jobs, files, takenAt }: BackupManifest) {
  const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);
  const parts = [...tables, jobs].flatMap((one) => one.parts.map(({ bytes }) => bytes));
  return {
    takenAt,
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    jobs: jobs.rows,
    files: files.rows,
    vanished: files.vanished,
    megabytes: Math.ceil((sum(parts) + files.bytes) / 1_048_576),
  };
}
