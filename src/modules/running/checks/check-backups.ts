import { formatMessage } from '#shared/messages/format-message.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isOnlyDemo } from '#modules/identity/setup/setup-link.ts';
import { type Finding, ill, well } from './finding.ts';

const DAY = 86_400_000;
/** Own judgement: one a week, and a day for it to be made. */
const MOST_DAYS = 8;

const LAST = `
  select target, outcome = 'FAILED' as "isFailed", sentence, started_at as "startedAt",
    (select max(started_at) from backup_run where outcome <> 'FAILED') as "goodAt"
  from backup_run order by started_at desc limit 1`;

type Row = {
  readonly target: string;
  readonly isFailed: boolean;
  readonly sentence: string;
  readonly startedAt: Date;
  readonly goodAt: Date | null;
};

/** Whether there is a backup that is young enough, and whether the last one became one. */
export async function checkBackups({
  database,
  config,
  clock,
}: Pick<CommandContext, 'database' | 'config' | 'clock'>): Promise<Finding> {
  // The command line need not be told that it is one.
  if (config.isDemo || (await isOnlyDemo({ database }))) return well(messages.demoBackup);
  const [last] = await database.query<Row>('doctor_backups', LAST, []);
  if (last === undefined) return ill(messages.neverBackedUp, messages.backupNext);
  const { target, sentence, isFailed, goodAt, startedAt } = last;
  if (isFailed) return ill(formatMessage(messages.backupFailed, { target, sentence }), messages.backupNext);
  const days = Math.floor((clock.now().getTime() - (goodAt ?? startedAt).getTime()) / DAY);
  if (days > MOST_DAYS) return ill(formatMessage(messages.backupOld, { days }), messages.backupNext);
  return well(formatMessage(messages.backupGood, { target, date: startedAt.toISOString().slice(0, 10) }));
}
