import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { isInQuarantine, setQuarantine } from '#platform/quarantine/quarantine.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { deleteSetting } from './settings.store.ts';

/** Not among the operator's settings: a value that is taken away there would wake the site. */
const NAME = 'site.quarantine';
const READ = `select value ->> 'backupTakenAt' as "backupTakenAt", updated_at as since from setting where name = '${NAME}'`;
/** Milliseconds, of the real time. */
const LOOK_EVERY = 2_000;

export type Quarantine = {
  /** When the copy was made of its backup. */
  readonly since: Date;
  readonly backupTakenAt: Date;
};

/** What a restored database stands in until somebody wakes it (rule 241); null for every other. */
export async function readQuarantine({ query }: Pick<Database<Tables>, 'query'>): Promise<Quarantine | null> {
  const [row] = await query<{ backupTakenAt: string; since: Date }>('read_quarantine', READ, []);
  return row === undefined ? null : { since: row.since, backupTakenAt: new Date(row.backupTakenAt) };
}

/** For the transaction in which a backup comes in: nobody ever sees the copy without it. */
export function beginQuarantine(takenAt: string): { readonly text: string; readonly values: readonly string[] } {
  const text = `
    insert into setting (name, value, updated_at) values ('${NAME}', jsonb_build_object('backupTakenAt', $1::text), now())
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`;
  return { text, values: [takenAt] };
}

/** Within the transaction of whoever decided that. */
export async function endQuarantine({ database }: Pick<CommandContext, 'database'>): Promise<void> {
  await deleteSetting(database, NAME);
}

/**
 * Closes every way out of this process before anything is opened, where the database says so, and opens them when it says
 * so no longer. A database that is away meanwhile leaves them closed.
 */
export async function followQuarantine(database: Database<Tables>, log: Log): Promise<void> {
  setQuarantine((await readQuarantine(database)) !== null);
  if (!isInQuarantine()) return;
  const look = async () => {
    if ((await readQuarantine(database)) !== null || !isInQuarantine()) return;
    clearInterval(timer);
    log.warn('the quarantine of this copy has ended: mail, money and other servers are reached again');
    setQuarantine(false);
  };
  const timer = setInterval(() => {
    look().catch(() => undefined);
  }, LOOK_EVERY);
  timer.unref();
}
