import { backupMessages as messages } from '#shared/messages/backups.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { MANIFEST } from '#platform/backup/backup-manifest.ts';
import { type BackupPlace, openBackupPlace, placeBelow } from '#platform/backup/backup-place.ts';
import { verifyBackup } from '#platform/backup/verify-backup.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { JobContext } from '#modules/ground/module-jobs.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { deleteBackupRuns } from './backups.store.ts';
import { backUpSite } from './back-up-site.ts';
import { recordBackup } from './record-backup.ts';
import { tellOfFailure } from './tell-of-failure.ts';
import { tryBackup } from './try-backup.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** What a backup of ours is called below its target: nothing else there is ever removed. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const KEPT_RUNS = 400 * 86_400_000;

/** Makes the backup that is due today, tries whether it comes back, and removes the oldest (rule 242). */
export async function backUpByClock(context: JobContext): Promise<void> {
  mustBeProgram(context);
  const { 'backups.target': target, 'backups.day': day, 'backups.keep': keep } = await readSettings(context.database);
  const now = context.clock.now();
  if (target === '' || !(day === 'daily' || day === DAYS[now.getUTCDay()])) return;
  await deleteBackupRuns(context.database, new Date(now.getTime() - KEPT_RUNS));
  try {
    const { backupPassphrase: passphrase } = context.config;
    if (passphrase === undefined) throw new BackupError(messages.noPassphrase);
    const whole = openBackupPlace(target, context.config);
    const place = placeBelow(whole, nameOf(now));
    const manifest = await backUpSite(context, { place, connectionString: context.own.connectionString, passphrase });
    const isTried = await tryBackup(context, place, passphrase);
    if (!isTried) await verifyBackup(place);
    await recordBackup(context, {
      target: place.name,
      outcome: isTried ? 'TRIED' : 'VERIFIED',
      sentence: isTried ? messages.tried : messages.verified,
      manifest,
      startedAt: now,
    });
    await removeOldest(whole, Number(keep), nameOf(now));
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    context.log.error({ err: error, target }, 'a backup could not be made');
    const sentence = formatMessage(messages.failed, { reason });
    await recordBackup(context, { target, outcome: 'FAILED', sentence, manifest: undefined, startedAt: now });
    await tellOfFailure(context, { target, reason });
  }
}

/** Those that are whole count; what was cut off before goes as well. */
async function removeOldest({ files }: BackupPlace, keep: number, newest: string): Promise<void> {
  const found = new Map<string, boolean>();
  for await (const key of files.keys()) {
    const [name = '', ...rest] = key.split('/');
    if (NAME.test(name)) found.set(name, found.get(name) === true || rest.join('/') === MANIFEST);
  }
  const earlier = [...found].filter(([name]) => name < newest);
  const whole = earlier.filter(([, isWhole]) => isWhole).map(([name]) => name);
  const kept = new Set(whole.toSorted().slice(whole.length - Math.min(whole.length, keep - 1)));
  for (const [name] of earlier) {
    if (kept.has(name)) continue;
    // First what makes it a backup: one that is removed by half is none.
    await files.remove(`${name}/${MANIFEST}`);
    await files.removeFolder(name);
  }
}

function nameOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
