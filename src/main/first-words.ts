import { sendsMail } from '#platform/config/mail-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { isDemoOpen } from '#modules/identity/setup/demo-source.ts';
import { openSetupLink } from '#modules/identity/setup/setup-link.ts';
import { operationsMessages } from '#shared/messages/operations.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import type { Means } from './means.ts';

/** The address and, on an empty database, what to do first. */
export async function firstWords(means: Means, address: string): Promise<string> {
  const story = await means.database.kysely.selectFrom('story').select('id').limit(1).executeTakeFirst();
  const lines = [formatMessage(operationsMessages.ready, { address: shownAddress(means, address) })];
  if (readersOfKeptMail(means.config) === 'administrators')
    means.log.warn(formatMessage(operationsMessages.keptMail, { address: means.config.siteUrl }));
  const token = await openSetupLink(systemContext(means), means.secrets.secret('setup link'));
  if (token !== undefined) {
    const path = buildPath('ShowSetUp', { token });
    lines.push('', operationsMessages.setUp, `  ${shownAddress(means, address)}${path}`);
  }
  if (isDemoOpen(means.config))
    lines.push('', operationsMessages.demo, `  ${shownAddress(means, address)}${buildPath('ShowDemo')}`, '');
  else if (token === undefined && !sendsMail(means.config) && readersOfKeptMail(means.config) === 'nobody')
    lines.push('', operationsMessages.noMail, '');
  if (story === undefined) {
    lines.push('', operationsMessages.empty, operationsMessages.emptyDemo, operationsMessages.emptyImport, '');
  }
  lines.push(operationsMessages.stop);
  return `\n${lines.join('\n')}\n`;
}

/** A site with its own host name is shown by that name; a free port is only known now. */
function shownAddress(means: Means, address: string): string {
  return means.config.port === 0 ? address : means.config.siteUrl;
}
