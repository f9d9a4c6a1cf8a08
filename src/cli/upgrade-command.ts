import { parseArgs } from 'node:util';
import { formatMessage } from '#shared/messages/format-message.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { planUpgrade, type UpgradePlan } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { upgradeEmbedded } from '#platform/backup/upgrade-embedded.ts';
import { describeFailure, StartError } from '#platform/process/start-error.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { embeddedFolder, MIGRATIONS, openServer } from '../main/start-database.ts';
import { answering, countsOf, progressOf } from './backup-parameters.ts';
import { cliTexts } from './texts.ts';

const CAN_START = 0;
const CANNOT_START = 1;
const WRONG_USE = 2;

/**
 * `longhand upgrade --check`: what starting this version would do to the database. `longhand upgrade --database`: moves
 * the embedded one to a newer PostgreSQL. Returns the exit status.
 */
export async function upgradeCommand(parameters: readonly string[]): Promise<number> {
  const [option, ...others] = parameters;
  if (option === '--database') return await answering(() => upgradeDatabase(others));
  if (option === '--help' || option === '-h') {
    process.stdout.write(cliTexts.upgradeHelp);
    return CAN_START;
  }
  if (option !== '--check' || others.length > 0) {
    process.stderr.write(`${cliTexts.upgradeUsage}\n`);
    return WRONG_USE;
  }
  try {
    process.stdout.write(describePlan(await readPlan()));
    return CAN_START;
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    return CANNOT_START;
  }
}

async function upgradeDatabase(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...parameters], options: { binaries: { type: 'string' } } });
  const config = parseConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  if (config.databaseUrl !== undefined) throw new StartError(cliTexts.upgradeNotEmbedded);
  const reading = progressOf(cliTexts.upgradeReading);
  const writing = progressOf(cliTexts.upgradeWriting);
  const begun = performance.now();
  const done = await upgradeEmbedded({
    folder: embeddedFolder(config),
    migrations: MIGRATIONS,
    binaries: values.binaries,
    site: config.siteUrl,
    log: createLog(config.logLevel),
    onProgress: ({ isReading, ...progress }) => (isReading ? reading : writing).show(progress),
  });
  writing.end();
  if (done.kind === 'NOTHING_TO_DO') {
    process.stdout.write(`${formatMessage(cliTexts.upgradeNothing, { version: done.version })}\n`);
    return CAN_START;
  }
  const { from, to, kept, manifest } = done;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { rows, tables } = countsOf(manifest);
  process.stdout.write(`${formatMessage(cliTexts.upgradeCarried, { from, to, kept, rows, tables, seconds })}\n`);
  return CAN_START;
}

async function readPlan(): Promise<UpgradePlan> {
  const config = parseConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  const log = createLog(config.logLevel);
  const server = await openServer(config, log);
  const database = openDatabase<Tables>({ connectionString: server.connectionString, maxConnections: 1, log });
  try {
    return await planUpgrade(database, MIGRATIONS);
  } finally {
    await database.close();
    await server.stop();
  }
}

function describePlan({ ahead, newer, processes }: UpgradePlan): string {
  const lines = [
    formatMessage(cliTexts.upgradeAhead, { count: ahead.length }),
    ...ahead.map(({ name, doneWithoutSince }) => {
      const holders = processes.filter(({ newest }) => doneWithoutSince !== null && newest < doneWithoutSince);
      const count = holders.reduce((sum, one) => sum + one.count, 0);
      return `  ${name}${count === 0 ? '' : ` (${formatMessage(cliTexts.upgradeWaits, { count })})`}`;
    }),
    ...(newer.length === 0 ? [] : [formatMessage(cliTexts.upgradeNewer, { names: newer.join(', ') })]),
    formatMessage(cliTexts.upgradeProcesses, { count: processes.reduce((sum, one) => sum + one.count, 0) }),
  ];
  return `${lines.join('\n')}\n`;
}
