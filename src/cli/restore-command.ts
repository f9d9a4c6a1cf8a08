import { formatMessage } from '#shared/messages/format-message.ts';
import { openBackupPlace } from '#platform/backup/backup-place.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { beginQuarantine } from '#modules/ground/settings/site-quarantine.ts';
import { checkDataFolder } from '../main/check-place.ts';
import { bringUpToDate, MIGRATIONS, openServer } from '../main/start-database.ts';
import {
  answering,
  countsOf,
  onlyWord,
  progressOf,
  readBackupParameters,
  readPassphrase,
} from './backup-parameters.ts';
import { cliTexts } from './texts.ts';

/** `longhand restore SOURCE`: returns the exit status. */
export async function restoreCommand(parameters: readonly string[]): Promise<number> {
  return await answering(async () => {
    const { isHelp, isJson, words, file } = readBackupParameters(parameters);
    if (isHelp) {
      process.stdout.write(cliTexts.restoreHelp);
      return 0;
    }
    const source = onlyWord(words, cliTexts.restoreSourceMissing);
    return await restore(source, await readPassphrase(file), isJson);
  });
}

/** Not through `openProgram`, which would fill an empty database. */
async function restore(source: string, passphrase: string, isJson: boolean): Promise<number> {
  const config = parseConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  const log = createLog(config.logLevel);
  const place = openBackupPlace(source, config);
  await checkDataFolder(config.dataFolder);
  const server = await openServer(config, log);
  const { show: onProgress, end } = progressOf(source);
  try {
    const { connectionString } = server;
    const manifest = await restoreBackup({
      place,
      connectionString,
      migrations: MIGRATIONS,
      passphrase,
      log,
      target: { files: openFileStore(config), dataFolder: config.dataFolder },
      beforeCommit: async (client, { takenAt }) => {
        const { text, values } = beginQuarantine(takenAt);
        await client.query(text, [...values]);
      },
      onProgress,
    });
    await bringUpToDate(connectionString, log);
    end();
    const values = { place: source, ...countsOf(manifest) };
    const lines = [formatMessage(cliTexts.restored, values), cliTexts.restoredQuarantine];
    process.stdout.write(isJson ? `${JSON.stringify(values, null, 2)}\n` : `${lines.join('\n')}\n`);
    return 0;
  } finally {
    end();
    await server.stop();
  }
}
