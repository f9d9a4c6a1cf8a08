import { LEAST_SERVER_VERSION } from '#platform/database/check-server.ts';
import { outageOf } from '#platform/process/outage.ts';
import { isInQuarantine } from '#platform/quarantine/quarantine.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import { tryEdgePurge } from '#platform/edge-cache/edge-purges.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hasAdministrator, isOnlyDemo } from '#modules/identity/setup/setup-link.ts';
import { checkBackups } from './check-backups.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkDisk } from './check-disk.ts';
import { checkJobs, checkPrograms } from './check-jobs.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkProxy } from './check-proxy.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkSecretKeys } from './check-secret-keys.ts';
import { type Finding, ill, well } from './finding.ts';

/** Seconds that two clocks may differ before dates and sessions go wrong. */
const CLOCK_TOLERANCE = 5;

type Place = Pick<CommandContext, 'config' | 'files'>;
type Check<Context> = (context: Context) => Finding | Promise<Finding>;

/** What can be looked at also where the database is away. */
const placeChecks = {
  settings: ({ config }) => well(`the site is ${config.siteUrl}`),
  proxy: ({ config }) => checkProxy(config),
  mail: ({ config }) => checkMail(config),
  storage: checkStorage,
  edge: checkEdge,
  disk: ({ config }) => checkDisk(config),
} as const satisfies Readonly<Record<string, Check<Place>>>;

/** What can be looked at while the site runs, by name. */
const checks = {
  settings: placeChecks.settings,
  proxy: placeChecks.proxy,
  secret: checkSecretKeys,
  database: checkDatabase,
  replicas: checkReplicas,
  programs: checkPrograms,
  setup: checkSetup,
  quarantine: checkQuarantine,
  certificates: checkCertificates,
  mail: placeChecks.mail,
  jobs: checkJobs,
  payments: async (context) => {
    const found = await checkPayments(context);
    if (found.isWell) return found;
    return ill(found.sentence, found.isAway === true ? messages.paymentsAwayNext : messages.paymentsNext);
  },
  storage: placeChecks.storage,
  edge: placeChecks.edge,
  search: checkSearch,
  disk: placeChecks.disk,
  backups: checkBackups,
  clock: checkClock,
} as const satisfies Readonly<Record<string, Check<CommandContext>>>;

export type SiteCheckName = keyof typeof checks;
export const siteCheckNames: readonly SiteCheckName[] = Object.keys(checks).filter(isSiteCheckName);

type PlaceCheckName = keyof typeof placeChecks;
export const placeCheckNames: readonly PlaceCheckName[] = ['settings', 'proxy', 'mail', 'storage', 'edge', 'disk'];

function isSiteCheckName(name: string): name is SiteCheckName {
  return Object.hasOwn(checks, name);
}

/** What to do where a check could not even look. */
const nextWhereItFailed: Readonly<Partial<Record<SiteCheckName, string>>> = {
  storage: messages.storageNext,
  disk: messages.storageNext,
  edge: messages.edgeNext,
  payments: messages.paymentsNext,
};

/** Looks at one thing; a check that fails says why, and the others still run. */
export async function runSiteCheck(context: CommandContext, name: SiteCheckName): Promise<Finding> {
  return await looking(name, () => checks[name](context));
}

/** The same of what needs no database. */
export async function runPlaceCheck(place: Place, name: PlaceCheckName): Promise<Finding> {
  return await looking(name, () => placeChecks[name](place));
}

async function looking(name: SiteCheckName, look: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    const sentence = firstLineOf(error);
    const outage = outageOf(error);
    if (outage === 'FULL') return ill(`${messages.diskFull} (${sentence})`, messages.diskNext);
    const next = outage === 'AWAY' && !(name in placeChecks) ? messages.databaseAwayNext : nextWhereItFailed[name];
    return ill(sentence, next ?? messages.checkFailedNext);
  }
}

/** What an error says in one line. */
function firstLineOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

async function checkDatabase({ database }: CommandContext): Promise<Finding> {
  const text =
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number";
  const [row] = await database.query<{ version: string; number: number }>('doctor_database', text, []);
  const isWell = row !== undefined && row.number >= LEAST_SERVER_VERSION;
  const sentence = `PostgreSQL ${row?.version ?? 'unknown'} answers${isWell ? '' : ', but 15 or later is needed'}`;
  return isWell ? well(sentence) : ill(sentence, messages.databaseNext);
}

async function checkSetup(context: CommandContext): Promise<Finding> {
  if (await isOnlyDemo(context)) return well(messages.demoAdministrator);
  const isThere = await hasAdministrator(context);
  return isThere ? well(messages.hasAdministrator) : ill(messages.noAdministrator, messages.noAdministratorNext);
}

function checkQuarantine(): Finding {
  return isInQuarantine() ? ill(messages.quarantined, messages.quarantinedNext) : well(messages.notQuarantined);
}

async function checkStorage({ files }: Pick<Place, 'files'>): Promise<Finding> {
  const written = new TextEncoder().encode(String(Math.random()));
  // Of its own each time: two that look at once would take each other's file away.
  const key = `doctor/${createId()}`;
  await files.put(key, written);
  try {
    const read = await files.get(key);
    const isWell = read !== undefined && Buffer.from(read).equals(written);
    if (isWell) return well('files can be written, read and removed');
    return ill('a file didn’t read back the way it was written', messages.storageNext);
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

async function checkEdge({ config: { edgeCache } }: Pick<Place, 'config'>): Promise<Finding> {
  if (edgeCache === undefined)
    return { isWell: true, sentence: 'no cache in front is told about changes (EDGE_CACHE)' };
  await tryEdgePurge(edgeCache);
  return { isWell: true, sentence: `${edgeCache.kind} hears about changes` };
}

async function checkClock({ database, clock }: CommandContext): Promise<Finding> {
  const text = 'select extract(epoch from clock_timestamp())::float8 as seconds';
  const [row] = await database.query<{ seconds: number }>('doctor_clock', text, []);
  const difference = Math.round(Math.abs((row?.seconds ?? 0) - clock.now().getTime() / 1000));
  if (difference <= CLOCK_TOLERANCE) return well('agrees with the database');
  return ill(`differs from the database by ${difference} seconds`, messages.clockNext);
}
