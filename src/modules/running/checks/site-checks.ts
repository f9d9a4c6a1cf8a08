import { statfs } from 'node:fs/promises';
import { LEAST_SERVER_VERSION } from '#platform/database/check-server.ts';
import type { MailApi } from '#platform/config/mail-settings.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { tryEdgePurge } from '#platform/edge-cache/edge-purges.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkPayments } from './check-payments.ts';
import { checkProxy } from './check-proxy.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkSecretKeys } from './check-secret-keys.ts';

/** Whether something of the site works, and how it stands, in a sentence that begins with a small letter. */
export type Finding = { readonly isWell: boolean; readonly sentence: string };

/** Seconds that two clocks may differ before dates and sessions go wrong. */
const CLOCK_TOLERANCE = 5;
const LEAST_FREE_BYTES = 1024 ** 3;

/** What can be looked at while the site runs, by name. */
const checks = {
  settings: ({ config }) => ({ isWell: true, sentence: `the site is ${config.siteUrl}` }),
  proxy: ({ config }) => checkProxy(config),
  secret: checkSecretKeys,
  database: checkDatabase,
  replicas: checkReplicas,
  certificates: checkCertificates,
  mail: checkMail,
  payments: checkPayments,
  storage: checkStorage,
  edge: checkEdge,
  search: checkSearch,
  disk: checkDisk,
  clock: checkClock,
} as const satisfies Readonly<Record<string, (context: CommandContext) => Finding | Promise<Finding>>>;

export type SiteCheckName = keyof typeof checks;
export const siteCheckNames: readonly SiteCheckName[] = Object.keys(checks).filter(isSiteCheckName);

function isSiteCheckName(name: string): name is SiteCheckName {
  return Object.hasOwn(checks, name);
}

/** Looks at one thing; a check that fails says why, and the others still run. */
export async function runSiteCheck(context: CommandContext, name: SiteCheckName): Promise<Finding> {
  try {
    return await checks[name](context);
  } catch (error) {
    return { isWell: false, sentence: firstLineOf(error) };
  }
}

/** What an error says in one line. */
export function firstLineOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

async function checkDatabase({ database }: CommandContext): Promise<Finding> {
  const text =
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number";
  const [row] = await database.query<{ version: string; number: number }>('doctor_database', text, []);
  const isWell = row !== undefined && row.number >= LEAST_SERVER_VERSION;
  const sentence = `PostgreSQL ${row?.version ?? 'unknown'} answers${isWell ? '' : ', but 15 or later is needed'}`;
  return { isWell, sentence };
}

async function checkMail({ config }: CommandContext): Promise<Finding> {
  const { smtpUrl, mailApi } = config;
  if (mailApi !== undefined) {
    const found = await checkMailApi(mailApi);
    if (!mailApi.isForBulkOnly || smtpUrl === undefined || !found.isWell) return found;
    const server = `${found.sentence}, and the mail server ${new URL(smtpUrl).host} answers`;
    return await checkTransport(openSmtpTransport(smtpUrl), server);
  }
  if (smtpUrl === undefined) {
    const shown = {
      everybody: 'mail is shown at /_/dev/mail',
      administrators: 'mail goes nowhere, and /_/dev/mail shows it to administrators only',
      nobody: 'nobody gets any mail',
    };
    const readers = readersOfKeptMail(config);
    return { isWell: readers === 'everybody', sentence: `no mail server is set (SMTP_URL), so ${shown[readers]}` };
  }
  const sentence = `the mail server ${new URL(smtpUrl).host} answers`;
  return await checkTransport(openSmtpTransport(smtpUrl), sentence);
}

/** What there is to say, or what the transport throws, which says what is wrong. */
async function checkTransport(transport: MailTransport, sentence: string): Promise<Finding> {
  try {
    await transport.check();
    return { isWell: true, sentence };
  } finally {
    transport.close();
  }
}

/** Whether the provider lets us in, and whether it can tell us what came back. */
async function checkMailApi(api: MailApi): Promise<Finding> {
  const { openApiTransport } = await import('#platform/mail/providers/api-transport.ts');
  const found = await checkTransport(openApiTransport(api), `${api.provider} takes our key`);
  if (api.webhookSecret !== undefined) return found;
  const missing = 'but MAIL_WEBHOOK_SECRET is not set, so nobody hears of bounces and complaints';
  return { isWell: false, sentence: `${found.sentence}, ${missing}` };
}

async function checkStorage({ files }: CommandContext): Promise<Finding> {
  const written = new TextEncoder().encode(String(Math.random()));
  // Of its own each time: two that look at once would take each other's file away.
  const key = `doctor/${createId()}`;
  await files.put(key, written);
  try {
    const read = await files.get(key);
    const isWell = read !== undefined && Buffer.from(read).equals(written);
    return {
      isWell,
      sentence: isWell ? 'files can be written, read and removed' : 'a file didn’t read back the way it was written',
    };
  } finally {
    await files.remove(key);
  }
}

const SEARCH = `
  select (select count(*) from story where is_listed)::integer as listed,
    (select count(*) from search_story)::integer as found, (select count(*) from search_pending)::integer as waiting`;

/** The worker reads what waits; where it does not run, nothing new is found. */
async function checkSearch({ database }: CommandContext): Promise<Finding> {
  const [row] = await database.query<{ listed: number; found: number; waiting: number }>('doctor_search', SEARCH, []);
  const { listed = 0, found = 0, waiting = 0 } = row ?? {};
  const isWell = listed === 0 || found > 0 || waiting > 0;
  const remedy = isWell ? '' : '; run longhand admin search-rebuild';
  return {
    isWell,
    sentence: `knows ${found} of ${listed} stories, and ${waiting} changes are waiting to be indexed${remedy}`,
  };
}

async function checkEdge({ config: { edgeCache } }: CommandContext): Promise<Finding> {
  if (edgeCache === undefined)
    return { isWell: true, sentence: 'no cache in front is told about changes (EDGE_CACHE)' };
  await tryEdgePurge(edgeCache);
  return { isWell: true, sentence: `${edgeCache.kind} hears about changes` };
}

async function checkDisk({ config }: CommandContext): Promise<Finding> {
  const { bavail, bsize } = await statfs(config.dataFolder);
  const isWell = bavail * bsize >= LEAST_FREE_BYTES;
  const free = `${Math.floor((bavail * bsize) / 1024 ** 2)} MB free in the data folder`;
  return { isWell, sentence: isWell ? free : `only ${free}` };
}

async function checkClock({ database, clock }: CommandContext): Promise<Finding> {
  const text = 'select extract(epoch from clock_timestamp())::float8 as seconds';
  const [row] = await database.query<{ seconds: number }>('doctor_clock', text, []);
  const difference = Math.round(Math.abs((row?.seconds ?? 0) - clock.now().getTime() / 1000));
  const isWell = difference <= CLOCK_TOLERANCE;
  return {
    isWell,
    sentence: isWell ? 'agrees with the database' : `differs from the database by ${difference} seconds`,
  };
}
