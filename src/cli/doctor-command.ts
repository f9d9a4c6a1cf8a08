import { resolve } from 'node:path';
import { hasEmbeddedDatabase } from '#platform/database/embedded/server-files.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import { type Config, parseConfig } from '#platform/config/config.ts';
import { refuseUnfinishedRestore } from '#platform/backup/unfinished-restore.ts';
import { openDatabase } from '#platform/database/database.ts';
import { planUpgrade, type UpgradePlan } from '#platform/database/migrate.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { describeFailure } from '#platform/process/start-error.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Finding, ill, well } from '#modules/running/checks/finding.ts';
import { placeCheckNames, runPlaceCheck, runSiteCheck, siteCheckNames } from '#modules/running/checks/site-checks.ts';
import { openMeans } from '../main/means.ts';
import { MIGRATIONS, openServer } from '../main/start-database.ts';
import { cliTexts } from './texts.ts';

const NOT_UNDERSTOOD = 2;

type Named = Finding & { readonly name: string };

/** `longhand doctor`: a line for each check, with what to do below it; the exit status says whether all is well. */
export async function doctorCommand(parameters: readonly string[]): Promise<number> {
  if (parameters.includes('--help') || parameters.includes('-h')) {
    process.stdout.write(cliTexts.doctorHelp);
    return 0;
  }
  // An unknown parameter isn't ignored: someone would believe that it was checked.
  if (parameters.length > 0) {
    process.stderr.write(`${formatMessage(cliTexts.doctorUsage, { parameters: parameters.join(' ') })}\n`);
    return NOT_UNDERSTOOD;
  }
  let wrong = 0;
  for await (const { name, isWell, sentence, next } of runChecks()) {
    if (!isWell) wrong += 1;
    process.stdout.write(`${isWell ? 'ok   ' : 'WRONG'} ${name}: ${sentence}\n`);
    if (next !== undefined) process.stdout.write(`      ${next}\n`);
  }
  const end = wrong === 0 ? cliTexts.allIsWell : formatMessage(cliTexts.somethingIsWrong, { count: wrong });
  process.stdout.write(`${end}\n`);
  return wrong === 0 ? 0 : 1;
}

/** Each check in turn; if the database is away, only those that don't need it. */
async function* runChecks(): AsyncGenerator<Named> {
  let config: Config;
  try {
    config = parseConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  } catch (error) {
    yield { name: 'start', isWell: false, sentence: describeFailure(error) };
    return;
  }
  if (config.databaseUrl === undefined && !(await hasEmbeddedDatabase(config.dataFolder))) {
    yield { name: 'place', ...nowhere(resolve(config.dataFolder)) };
    return;
  }
  const checked = new Set<string>();
  try {
    for await (const found of runSiteChecks(config)) {
      checked.add(found.name);
      yield found;
    }
  } catch (error) {
    yield { name: 'start', isWell: false, sentence: describeFailure(error) };
    const place = { config, files: openFileStore(config) };
    for (const name of placeCheckNames) if (!checked.has(name)) yield { name, ...(await runPlaceCheck(place, name)) };
  }
}

/** Opens the database as it is: a newer version's doctor changes nothing about a running site. */
async function* runSiteChecks(config: Config): AsyncGenerator<Named> {
  const log = createLog(config.logLevel);
  const server = await openServer(config, log);
  try {
    await refuseUnfinishedRestore(server.connectionString);
    const version = await readPlan(server.connectionString, config);
    yield { name: 'version', ...version };
    if (version.isEmpty) return;
    const means = await openMeans(config, server.connectionString);
    try {
      const context = systemContext(means, 'cli');
      for (const name of siteCheckNames) yield { name, ...(await runSiteCheck(context, name)) };
    } finally {
      await means.database.close();
    }
  } finally {
    await server.stop();
  }
}

async function readPlan(connectionString: string, config: Config): Promise<Finding & { readonly isEmpty: boolean }> {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 1, log: createLog(config.logLevel) });
  try {
    const plan = await planUpgrade(database, MIGRATIONS);
    if (plan.isEmpty) return { isEmpty: true, ...nowhere('DATABASE_URL') };
    return { isEmpty: false, ...versionOf(plan) };
  } finally {
    await database.close();
  }
}

function versionOf({ ahead, newer }: UpgradePlan): Finding {
  if (ahead.length > 0) return ill(formatMessage(messages.ahead, { count: ahead.length }), messages.aheadNext);
  return well(newer.length > 0 ? messages.newer : messages.upToDate);
}

function nowhere(place: string): Finding {
  return ill(formatMessage(messages.nowhere, { place }), messages.nowhereNext);
}
