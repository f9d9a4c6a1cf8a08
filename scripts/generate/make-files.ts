import { type GraphQLSchema, print } from 'graphql';
import { jobParts, newsParts, personalParts, sealedParts } from './job-parts.ts';
import { readResolverParts } from './resolver-parts.ts';
import { joinSchema, possibleTypes, publicSchema, readParts } from './schema-text.ts';
import { readSources } from './sources.ts';
import { readDocuments, type TrustedDocument } from './trusted-documents.ts';
import { fragmentTypes, operationTypes, resolverTypes } from './types.ts';

/** The schema that everyone sees: the one generated file that is committed, since its diff is the change of the contract. */
const PUBLIC_SCHEMA = 'schema.graphql';

/** Everything that is made from the schema's parts and the pages' documents: path from the root to text. */
export async function makeFiles(root: string): Promise<Map<string, string>> {
  const parts = readParts(root);
  const joined = joinSchema(parts);
  const { schema, text } = publicSchema(joined);
  const sources = readSources(root, parts);
  const { operations, fragments } = readDocuments(root, schema);
  const files = new Map<string, string>([
    [PUBLIC_SCHEMA, text],
    ['src/web/generated/possible-types.ts', possibleTypes(schema)],
    [
      'src/graphql/generated/schema-text.ts',
      `// Made by \`npm run generate\`: do not edit.\nexport const schemaText = ${JSON.stringify(print(joined))};\n`,
    ],
    ['src/graphql/generated/sources.ts', sources.text],
    ['src/graphql/generated/resolver-types.ts', await resolverTypes(schema, sources.mappers)],
    ['src/graphql/generated/resolver-parts.ts', readResolverParts(root, sources.unsaid)],
    ['src/main/generated/job-parts.ts', jobParts(root)],
    ['src/modules/telling/notifications/generated/news-parts.ts', newsParts(root)],
    ['src/modules/moving/accounts/generated/personal-parts.ts', personalParts(root)],
    ['src/modules/running/secret-keys/generated/sealed-parts.ts', sealedParts(root)],
    ['src/graphql/generated/trusted-documents.json', trustedDocuments(operations)],
  ]);
  if (fragments.length > 0) files.set('src/web/generated/fragments.ts', await fragmentTypes(schema, fragments));
  for (const operation of operations)
    files.set(`src/web/generated/${operation.name}.ts`, await operationFile(schema, operation));
  return files;
}

function trustedDocuments(operations: readonly TrustedDocument[]): string {
  const byHash = Object.fromEntries(operations.map(({ hash, name, text }) => [hash, { name, text }]));
  return `${JSON.stringify(byHash, null, 2)}\n`;
}

async function operationFile(schema: GraphQLSchema, operation: TrustedDocument): Promise<string> {
  const types = await operationTypes(schema, operation);
  const [header = '', ...rest] = types.split('\n');
  const node = JSON.stringify({ ...operation.document, documentId: operation.hash });
  const { name } = operation;
  return [
    header,
    "import type { TypedDocument } from '#web/app/graph/typed-document.ts';",
    rest.join('\n'),
    `export const ${name}Document = ${node} as unknown as TypedDocument<${name}, ${name}Variables>;`,
    '',
  ].join('\n');
}
