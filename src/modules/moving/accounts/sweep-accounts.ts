import { sweepArchiveImports } from '#modules/moving/archive-imports/sweep-archive-imports.ts';
import { sweepExports } from '#modules/moving/account-exports/sweep-exports.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sweepEmailChanges } from '#modules/identity/email-changes/sweep-email-changes.ts';
import { sweepUsernames } from '#modules/people/usernames/sweep-usernames.ts';
import { eraseAccount } from './erase-account.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'accounts:sweep': unknown;
  }
}

const DUE = 'select person_id as "personId" from account_closure where erase_at <= $1 order by erase_at limit 100';

/**
 * Erases the accounts whose 14 days are over, each by itself, and forgets old links, names and archives.
 * Run it once an hour. What fails for one account is logged and tried again the next time.
 */
export async function sweepAccounts(context: CommandContext): Promise<void> {
  await sweepEmailChanges(context);
  await sweepUsernames(context);
  await sweepExports(context);
  await sweepArchiveImports(context);
  const due = await context.database.query<{ personId: string }>('accounts_to_erase', DUE, [context.clock.now()]);
  for (const { personId } of due) {
    try {
      await eraseAccount(context, personId);
    } catch (error) {
      context.log.error({ personId, err: error }, 'an account could not be erased');
    }
  }
}
