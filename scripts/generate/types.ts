import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, type GraphQLSchema, Kind, parse, printSchema } from 'graphql';
import type { FragmentDefinitionNode } from 'graphql';
import type { TrustedDocument } from './trusted-documents.ts';

const HEADER = '// Made by `npm run generate`: do not edit.\n';
/** A type for @defer that the plugin always writes and nothing here uses. */
const INCREMENTAL = /\/\*\* Internal type[^\n]*\n(?:export )?type Incremental<[^\n]*\n/g;
const scalars = {
  ID: { input: 'string', output: 'string' },
  Timestamp: { input: 'number', output: 'number' },
  Url: { input: 'string', output: 'string' },
  Colour: { input: 'string', output: 'string' },
  Json: { input: 'unknown', output: 'unknown' },
};
const common = { enumsAsTypes: true, useTypeImports: true, immutableTypes: true, strictScalars: true, scalars };

type Configuration = Readonly<Record<string, unknown>>;

/** Types of all resolvers, with our own rows as their sources. */
export function resolverTypes(schema: GraphQLSchema, mappers: Readonly<Record<string, string>>): Promise<string> {
  const configuration: Configuration = {
    ...common,
    scalars: { ...scalars, Timestamp: { input: 'number', output: 'Date | number' } },
    contextType: '../graph-context.ts#GraphContext',
    mappers,
    enumsAsTypes: true,
    makeResolverTypeCallable: false,
    optionalResolveType: true,
    skipTypename: true,
  };
  return run(schema, [], configuration, ['typescript', 'resolvers']);
}

/** Types of one operation's answer and variables. */
export function operationTypes(schema: GraphQLSchema, document: TrustedDocument): Promise<string> {
  return run(schema, [{ location: document.file, document: document.document }], operationConfiguration, [
    'operations',
  ]);
}

/** Types of every fragment, for the components that own them. */
export function fragmentTypes(schema: GraphQLSchema, fragments: readonly FragmentDefinitionNode[]): Promise<string> {
  const document = { kind: Kind.DOCUMENT, definitions: fragments } as const;
  return run(schema, [{ location: 'fragments', document }], operationConfiguration, ['operations']);
}

const operationConfiguration: Configuration = {
  ...common,
  omitOperationSuffix: true,
  skipTypeNameForRoot: true,
  nonOptionalTypename: true,
  avoidOptionals: false,
  inlineFragmentTypes: 'inline',
};

const pluginMap = { typescript, operations, resolvers };

const printed = new WeakMap<GraphQLSchema, DocumentNode>();

/** Printing and parsing the schema takes longer than an operation's types: once is enough. */
function parsedOnce(schema: GraphQLSchema): DocumentNode {
  const known = printed.get(schema) ?? parse(printSchema(schema));
  printed.set(schema, known);
  return known;
}

async function run(
  schema: GraphQLSchema,
  documents: { location: string; document: unknown }[],
  config: Configuration,
  plugins: readonly (keyof typeof pluginMap)[],
): Promise<string> {
  const text = await codegen({
    filename: 'generated.ts',
    schema: parsedOnce(schema),
    schemaAst: schema,
    documents: documents as Parameters<typeof codegen>[0]['documents'],
    config: { ...config },
    plugins: plugins.map((name) => ({ [name]: {} })),
    pluginMap,
    skipDocumentsValidation: true,
  });
  return HEADER + text.replace(INCREMENTAL, '');
}
