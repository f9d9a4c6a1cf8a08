import type { CommandContext } from '#modules/ground/command-context.ts';

/**
 * What stands in every table, jobs included, as one text for each: whoever compares two of them sees what was written
 * meanwhile, and where.
 */
export async function digestDatabase({ database }: Pick<CommandContext, 'database'>): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    'digest_tables',
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
    [],
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const text = `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from ${name} t`;
    const [row] = await database.query<{ digest: string }>(`digest_${name}`, text, []);
    digests[name] = row?.digest ?? '';
  }
  return digests;
}
