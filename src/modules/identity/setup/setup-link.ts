import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { DEMO_SOURCE, isDemoOpen } from './demo-source.ts';
import { deleteUnusedLinks, insertLink } from './setup.store.ts';

const LOCK = 7_306_118_454;
const TOKEN_BYTES = 16;

/**
 * The token of the link that makes the first administrator, 128 bits; undefined where there is one
 * already. It is the same at each start until it is used, though the database holds only its hash: it
 * follows from a random seed there and a secret of the program.
 */
export function openSetupLink(context: CommandContext, secret: Buffer): Promise<string | undefined> {
  return withTransaction(context, async (inside) => {
    const { kysely } = inside.database;
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(kysely);
    if (await hasAdministrator(inside)) return undefined;
    const kept = await kysely.selectFrom('setup_link').selectAll().where('used_at', 'is', null).executeTakeFirst();
    const token = kept && tokenOf(secret, kept.seed);
    if (token !== undefined && hashOfToken(token) === kept?.token_hash) return token;
    await deleteUnusedLinks(inside.database);
    const seed = randomBytes(TOKEN_BYTES).toString('base64url');
    const fresh = tokenOf(secret, seed);
    await insertLink(inside.database, { tokenHash: hashOfToken(fresh), seed, now: inside.clock.now() });
    return fresh;
  });
}

/** True while the link of this token leads to the form. */
export async function isSetupLinkOpen(
  context: Pick<CommandContext, 'database' | 'config'>,
  token: string,
): Promise<boolean> {
  const row = await context.database.kysely
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && !(await hasAdministrator(context));
}

const ADMINISTRATOR = `
  select 1 from platform_role r where r.role = 'ADMIN' and ($1 or not exists (
    select 1 from import_item i where i.entity_id = r.person_id and i.kind = 'person' and i.source_key = $2)) limit 1`;

/** The administrator of a demo is one only while anybody may sign in as them. */
export async function hasAdministrator({
  database,
  config,
}: Pick<CommandContext, 'database' | 'config'>): Promise<boolean> {
  return (await database.query('has_administrator', ADMINISTRATOR, [isDemoOpen(config), DEMO_SOURCE])).length > 0;
}

const DEMO_ONLY = `
  select 1 where exists (select 1 from platform_role where role = 'ADMIN') and not exists (
    select 1 from person p where not exists (
      select 1 from import_item i where i.entity_id = p.id and i.kind = 'person' and i.source_key = $1))`;

/** Whether there is nobody here but the people of a demo, however it was started: what others write is to be kept. */
export async function isOnlyDemo({ database }: Pick<CommandContext, 'database'>): Promise<boolean> {
  return (await database.query('is_only_demo', DEMO_ONLY, [DEMO_SOURCE])).length > 0;
}

/** What of a token is stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function tokenOf(secret: Buffer, seed: string): string {
  return createHmac('sha256', secret).update(seed).digest().subarray(0, TOKEN_BYTES).toString('base64url');
}
