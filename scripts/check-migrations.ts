import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** Those before ran where programs stopped for an upgrade; they stay as they are. */
const FIRST_LINTED = '20261128T0600';

type Checked = { readonly name: string; readonly statements: readonly string[]; readonly isContracting: boolean };

/** Of migrations, what would hold up a site that runs meanwhile, or take from it what it needs (decision 0111). */
export async function brokenMigrations(files: readonly string[]): Promise<readonly string[]> {
  const linted = files.filter((file) => basename(file) >= FIRST_LINTED);
  return (await Promise.all(linted.map(readMigration))).flatMap(faultsOf);
}

/** What is wrong with a migration, a line each. Pure. */
export function faultsOf({ name, statements, isContracting }: Checked): readonly string[] {
  const made = new Set<string>();
  const faults: string[] = [];
  for (const statement of statements.map(withoutComments)) {
    const created = /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(statement)?.[1];
    if (created !== undefined) made.add(created);
    // A table that came with the same migration is nobody's yet.
    const table = tableOf(statement);
    if (table === undefined || made.has(table)) continue;
    for (const { isWrong, why } of RULES) {
      if (isWrong(statement, isContracting)) faults.push(`${name}: ${why}: ${statement.slice(0, 120)}`);
    }
  }
  return faults;
}

type Rule = { readonly why: string; readonly isWrong: (statement: string, isContracting: boolean) => boolean };

const RULES: readonly Rule[] = [
  {
    why: 'takes away what running code may need; say since which migration the code does without (doneWithoutSince)',
    isWrong: (statement, isContracting) =>
      !isContracting &&
      /^drop (?:table|view|type|function)\b|\bdrop column\b|\brename\b|\bset not null\b/.test(statement),
  },
  {
    why: 'nobody writes while this index is made; add the column with its index, or fill a new table',
    isWrong: (statement) => /^create (?:unique )?index (?!concurrently)/.test(statement),
  },
  {
    why: 'cannot be made in the transaction of a migration; give it to a job',
    isWrong: (statement) => /\bindex concurrently\b|^vacuum\b|^cluster\b|^reindex\b/.test(statement),
  },
  {
    why: 'reads the whole table while nobody else may; add it not valid, and validate it in a later migration',
    isWrong: (statement) =>
      /^alter table\b.*\badd (?:constraint \S+ )?(?:check|foreign key)\b/.test(statement) &&
      !statement.includes('not valid'),
  },
  {
    why: 'writes the whole table anew while nobody else may',
    isWrong: (statement) =>
      /^alter table\b.*(?:\balter column \S+ (?:set data )?type\b|\bset logged\b|\badd column\b.*\bdefault\b.*\b(?:random|gen_random_uuid|clock_timestamp|nextval)\b|\badd column\b.*\b(?:big)?serial\b|\badd column\b.*\bgenerated\b)/.test(
        statement,
      ),
  },
  {
    why: 'code that runs writes rows without it; give it a default, or let it be null',
    isWrong: (statement) =>
      /^alter table\b.*\badd column\b.*\bnot null\b/.test(statement) && !/\bdefault\b/.test(statement),
  },
  {
    why: 'changes all rows in one transaction; fill them by a job, some thousand at a time',
    isWrong: (statement) => /^(?:update|delete from)\b/.test(statement),
  },
];

/** Of a statement, the table that it touches; undefined where it touches none. */
function tableOf(statement: string): string | undefined {
  const on = /^create (?:unique )?index .*?\bon (?:only )?(\S+?)[\s(]/.exec(statement)?.[1];
  if (on !== undefined) return on;
  return /^(?:alter table|drop table|drop view|drop type|drop function|update|delete from|vacuum|cluster|reindex(?: table| index)?)(?: if exists)?(?: only)? ?(\S*)/.exec(
    statement,
  )?.[1];
}

function withoutComments(statement: string): string {
  return statement
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What a migration would run, found by running it without a database. */
async function readMigration(file: string): Promise<Checked> {
  const statements: string[] = [];
  const nowhere = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  const migration = (await import(pathToFileURL(resolve(file)).href)) as {
    readonly up: (database: Kysely<unknown>) => Promise<void>;
    readonly doneWithoutSince?: string;
  };
  await migration.up(nowhere);
  return { name: basename(file, '.ts'), statements, isContracting: migration.doneWithoutSince !== undefined };
}
