import { globSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  isAbstractType,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';

/** Joins every part of the schema: the common one first, then the modules by name. */
export function joinSchema(root: string): { full: string; document: DocumentNode } {
  const parts = ['src/graphql/schema.graphql', ...modulesParts(root)];
  const full = parts.map((part) => readFileSync(`${root}/${part}`, 'utf8').trim()).join('\n\n');
  const document = parse(full, { noLocation: true });
  const mutations = document.definitions.some(
    (definition) => definition.kind === Kind.OBJECT_TYPE_EXTENSION && definition.name.value === 'Mutation',
  );
  if (mutations) return { full, document };
  // GraphQL forbids a type without fields: until the first mutation there is no type for them.
  const definitions = document.definitions.filter(
    (definition) => !(definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Mutation'),
  );
  const withoutMutation = { ...document, definitions };
  return { full: print(withoutMutation), document: withoutMutation };
}

/** By module and file, so that the printed schema does not change where a module moves to another area. */
function modulesParts(root: string): readonly string[] {
  const key = (path: string): string => path.split('/').slice(-2).join('/');
  return globSync('src/modules/*/*/*.graphql', { cwd: root }).toSorted((left, right) =>
    key(left) < key(right) ? -1 : 1,
  );
}

/** The schema that everyone sees: access rules are our own and stay inside. */
export function publicSchema(document: DocumentNode): { schema: GraphQLSchema; text: string } {
  const visible = visit(document, {
    Directive: (node) => (node.name.value === 'access' ? null : undefined),
    DirectiveDefinition: (node) => (node.name.value === 'access' ? null : undefined),
    EnumTypeDefinition: (node) => (node.name.value === 'AccessRule' ? null : undefined),
  });
  const schema = buildASTSchema(visible);
  return { schema, text: `${printSchema(schema)}\n` };
}

/** Which objects stand behind each union and interface: the client's cache must know. */
export function possibleTypes(schema: GraphQLSchema): string {
  const abstract = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type));
  const entries = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const header = '// Made by `npm run generate`: do not edit.\n';
  return `${header}export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(entries))};\n`;
}
