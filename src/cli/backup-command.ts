import { backupMessages } from '#shared/messages/backups.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type BackupPlace, openBackupPlace } from '#platform/backup/backup-place.ts';
import { verifyBackup } from '#platform/backup/verify-backup.ts';
import { parseConfig } from '#platform/config/config.ts';
import { backUpSite } from '#modules/running/backups/back-up-site.ts';
import { recordBackup } from '#modules/running/backups/record-backup.ts';
import {
  answering,
  countsOf,
  onlyWord,
  progressOf,
  readBackupParameters,
  readPassphrase,
  readPassphraseIfGiven,
} from './backup-parameters.ts';
import { openSite } from './open-program.ts';
import { cliTexts } from './texts.ts';

/** `longhand backup TARGET` and `longhand backup verify TARGET`: return the exit status. */
export async function backupCommand(parameters: readonly string[]): Promise<number> {
  return await answering(async () => {
    const { isHelp, isJson, words, file } = readBackupParameters(parameters);
    if (isHelp) {
      process.stdout.write(cliTexts.backupHelp);
      return 0;
    }
    const [first, ...rest] = words;
    if (first === 'verify') {
      const source = onlyWord(rest, cliTexts.verifyTargetMissing);
      return await verify(source, await readPassphraseIfGiven(file), isJson);
    }
    const target = onlyWord(words, cliTexts.backupTargetMissing);
    const passphrase = await readPassphrase(file);
    return await backUp(target, passphrase, isJson);
  });
}

async function backUp(target: string, passphrase: string, isJson: boolean): Promise<number> {
  const program = await openSite();
  try {
    const { context, connectionString } = program;
    const place = openBackupPlace(target, context.config);
    const startedAt = context.clock.now();
    const begun = performance.now();
    const { show: onProgress, end } = progressOf(target);
    const manifest = await backUpSite(context, { place, connectionString, passphrase, onProgress }).finally(end);
    const seconds = Math.ceil((performance.now() - begun) / 1000);
    const sentence = backupMessages.written;
    await recordBackup(context, { target, outcome: 'WRITTEN', sentence, manifest, startedAt });
    const counts = { place: target, seconds, ...countsOf(manifest) };
    process.stdout.write(isJson ? jsonOf(counts) : `${formatMessage(cliTexts.backedUp, counts)}\n`);
    return 0;
  } finally {
    await program.close();
  }
}

async function verify(target: string, passphrase: string | undefined, isJson: boolean): Promise<number> {
  const place: BackupPlace = openBackupPlace(target, parseConfig(process.env));
  const { show, end } = progressOf(target);
  const manifest = await verifyBackup(place, show, passphrase).finally(end);
  const isPassphraseTried = passphrase !== undefined;
  const counts = { place: target, ...countsOf(manifest) };
  const last = isPassphraseTried ? cliTexts.passphraseOpens : cliTexts.passphraseUntried;
  const words = `${formatMessage(cliTexts.verified, counts)}\n${last}\n`;
  process.stdout.write(isJson ? jsonOf({ ...counts, isPassphraseTried }) : words);
  return 0;
}

function jsonOf(counts: object): string {
  return `${JSON.stringify(counts, null, 2)}\n`;
}
