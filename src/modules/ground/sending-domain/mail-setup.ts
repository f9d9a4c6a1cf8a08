import { sendsBySmtp, sendsMail } from '#platform/config/mail-settings.ts';
import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import { createNameLookup } from '#platform/dns/name-lookup.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Conflict, conflict } from '#modules/ground/refusals.ts';
import { canRunMail } from '#modules/ground/roles/roles.policy.ts';
import { findKeysOfDomain, type KeptKeys, waitingOf } from './find-signing-keys.ts';
import { ensureKeys, makeKeys } from './make-keys.ts';
import { seeKeys } from './see-signing-keys.ts';
import { sendingDomainOf } from './sending-domain.ts';

/** What vouches for mail of the site. */
export type MailSetup = {
  readonly type: 'MailSetup';
  /** Null where mail goes nowhere, or comes from nowhere. */
  readonly domain: string | null;
  readonly keys: readonly KeptKeys[];
};

/** For administrators; null for everybody else. */
export async function readMailSetup(context: CommandContext): Promise<MailSetup | null> {
  if (!canRunMail(context)) return null;
  const { config, database } = context;
  const domain = sendsMail(config) ? sendingDomainOf(config) : null;
  return { type: 'MailSetup', domain, keys: domain === null ? [] : await findKeysOfDomain(database, domain) };
}

/** Looks again; keys whose records are found by now take over. */
export async function checkMailSetup(context: CommandContext): Promise<MailSetup> {
  const { domain, keys } = await mustReadSetup(context);
  const waiting = waitingOf(keys);
  if (waiting !== undefined) await seeKeys(context, createNameLookup(context.config.dnsServers), waiting);
  if (domain !== null && sendsBySmtp(context.config)) await ensureKeys(context, domain);
  return await mustReadSetup(context);
}

/** Makes the keys that take over once their records are found; one pair at a time. */
export async function makeSigningKeys(context: CommandContext): Promise<MailSetup | Conflict> {
  const { domain, keys } = await mustReadSetup(context);
  if (domain === null || !sendsBySmtp(context.config)) return conflict(messages.noKeys);
  const made = await withTransaction(context, async (inside) => {
    if (!(await makeKeys(inside, domain, keys))) return false;
    await writeAudit(inside, {
      action: 'mail.keysMade',
      targetKind: 'domain',
      targetId: domain,
      before: null,
      after: null,
    });
    return true;
  });
  return made ? await mustReadSetup(context) : conflict(messages.keysWaiting);
}

async function mustReadSetup(context: CommandContext): Promise<MailSetup> {
  const setup = await readMailSetup(context);
  if (setup === null) throw new NotAllowed();
  return setup;
}
