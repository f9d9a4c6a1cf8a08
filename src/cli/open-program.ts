import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import type { acceptSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import { resolve } from 'node:path';
import { hasEmbeddedDatabase } from '#platform/database/embedded/server-files.ts';
import { StartError } from '#platform/process/start-error.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cliTexts } from './texts.ts';
import { checkDataFolder } from '../main/check-place.ts';
import { openMeans } from '../main/means.ts';
import { startDatabase } from '../main/start-database.ts';

export type OpenProgram = {
  readonly context: CommandContext;
  readonly connectionString: string;
  readonly close: () => Promise<void>;
};

/**
 * The program without its web side: settings, database (started or adopted, brought up to date), files.
 * Throws `ConfigError` for a wrong setting.
 */
export async function openProgram(openSecrets?: typeof acceptSiteSecrets): Promise<OpenProgram> {
  // The report is for a person, so the program's own log is limited to what's wrong.
  const config = parseConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  await checkDataFolder(config.dataFolder);
  const server = await startDatabase(config, createLog(config.logLevel));
  try {
    const means = await openMeans(config, server.connectionString, openSecrets);
    return {
      context: systemContext(means, 'cli'),
      connectionString: server.connectionString,
      async close() {
        await means.database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The same for an existing site: a command that only looks or repairs must not start a new site in the wrong folder. */
export async function openSite(openSecrets?: typeof acceptSiteSecrets): Promise<OpenProgram> {
  const { databaseUrl, dataFolder } = parseConfig(process.env);
  if (databaseUrl === undefined && !(await hasEmbeddedDatabase(dataFolder)))
    throw new StartError(formatMessage(cliTexts.noSite, { place: resolve(dataFolder) }));
  return await openProgram(openSecrets);
}
