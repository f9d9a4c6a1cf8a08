/**
 * `npm run generate [--check]`: joins the schema, writes the types made from it, and the trusted documents. Only
 * `schema.graphql` is committed; `--check` fails where that one was stale.
 */
import { join } from 'node:path';
import { generateWhenStale } from './generate/generate-when-stale.ts';

const PUBLIC_SCHEMA = 'schema.graphql';

try {
  const { written, removed } = await generateWhenStale(join(import.meta.dirname, '..'), true);
  if (process.argv.includes('--check')) {
    if (written.includes(PUBLIC_SCHEMA)) {
      console.error(`${PUBLIC_SCHEMA} was stale and is made anew: commit it.`);
      process.exitCode = 1;
    }
  } else {
    console.log(`${written.length} written, ${removed.length} removed.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
