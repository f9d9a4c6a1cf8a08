/** `npm run generate [--check]`: joins the schema, writes the types made from it, and the trusted documents. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joinSchema, possibleTypes, publicSchema } from './generate/schema-text.ts';
import { readDocuments } from './generate/trusted-documents.ts';
import { fragmentTypes, operationTypes, resolverTypes } from './generate/types.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

async function makeFiles(): Promise<Map<string, string>> {
  const joined = joinSchema(root);
  const { schema, text } = publicSchema(joined.document);
  const { operations, fragments } = readDocuments(root, schema);
  const files = new Map<string, string>([
    ['schema.graphql', text],
    ['src/web/generated/possible-types.ts', possibleTypes(schema)],
    [
      'src/graphql/generated/schema-text.ts',
      `// Made by \`npm run generate\`: do not edit.\nexport const schemaText = ${JSON.stringify(joined.full)};\n`,
    ],
    ['src/graphql/generated/resolver-types.ts', await resolverTypes(schema)],
    [
      'src/graphql/generated/trusted-documents.json',
      `${JSON.stringify(Object.fromEntries(operations.map(({ hash, name, text: body }) => [hash, { name, text: body }])), null, 2)}\n`,
    ],
  ]);
  if (fragments.length > 0) files.set('src/web/generated/fragments.ts', await fragmentTypes(schema, fragments));
  for (const operation of operations) {
    const types = await operationTypes(schema, operation);
    const [header = '', ...rest] = types.split('\n');
    const node = JSON.stringify({ ...operation.document, documentId: operation.hash });
    const name = operation.name;
    files.set(
      `src/web/generated/${name}.ts`,
      [
        header,
        "import type { TypedDocument } from '#web/app/graph/typed-document.ts';",
        rest.join('\n'),
        `export const ${name}Document = ${node} as unknown as TypedDocument<${name}, ${name}Variables>;`,
        '',
      ].join('\n'),
    );
  }
  return files;
}

function staleFiles(files: ReadonlyMap<string, string>): string[] {
  const changed = [...files].filter(([path, text]) => {
    const absolute = join(root, path);
    return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text;
  });
  return changed.map(([path]) => path);
}

function orphans(files: ReadonlyMap<string, string>): string[] {
  return globSync('src/web/generated/*.ts', { cwd: root }).filter((path) => !files.has(path));
}

try {
  const files = await makeFiles();
  const stale = staleFiles(files);
  const gone = orphans(files);
  if (isCheck) {
    for (const path of [...stale, ...gone]) console.error(`${path} is stale: run npm run generate.`);
    process.exitCode = stale.length + gone.length === 0 ? 0 : 1;
  } else {
    for (const path of stale) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), files.get(path) ?? '');
    }
    for (const path of gone) rmSync(join(root, path));
    console.log(`${stale.length} written, ${gone.length} removed, ${files.size} in all.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
