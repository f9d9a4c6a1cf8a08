import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  isAbstractType,
  parse,
  printSchema,
  visit,
} from 'graphql';

export type SchemaPart = { readonly path: string; readonly document: DocumentNode };

/** Every part of the schema: the common one first, then the modules by name. */
export function readParts(root: string): SchemaPart[] {
  const paths = ['src/graphql/schema.graphql', ...modulesParts(root)];
  return paths.map((path) => ({
    path,
    document: parse(readFileSync(join(root, path), 'utf8'), { noLocation: true }),
  }));
}

/** What stands behind a type is for the generator alone, and why a change is not counted for the check. */
const FOR_TOOLS = new Set(['source', 'uncounted']);

/** The schema that runs. */
export function joinSchema(parts: readonly SchemaPart[]): DocumentNode {
  const document = { kind: Kind.DOCUMENT, definitions: parts.flatMap((part) => part.document.definitions) } as const;
  return visit(document, {
    Directive: (node) => (FOR_TOOLS.has(node.name.value) ? null : undefined),
    DirectiveDefinition: (node) => (FOR_TOOLS.has(node.name.value) ? null : undefined),
    EnumTypeDefinition: (node) => (node.name.value === 'UncountedReason' ? null : undefined),
  });
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
