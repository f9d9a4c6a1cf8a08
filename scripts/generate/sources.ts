import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ConstDirectiveNode, Kind, type ObjectTypeDefinitionNode, type UnionTypeDefinitionNode } from 'graphql';
import type { SchemaPart } from './schema-text.ts';

type Definition = ObjectTypeDefinitionNode | UnionTypeDefinitionNode;
type Declared = { readonly part: SchemaPart; readonly definition: Definition };

export type Sources = {
  /** Which of our own types stands behind each type of the schema when a resolver gets it. */
  readonly mappers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The one member of a union whose values need not say which type they are. */
  readonly unsaid: Readonly<Record<string, string>>;
};

const HEADER = `// Made by \`npm run generate\`: do not edit.
import type { Feed } from '#modules/ground/paging.ts';
import type { ResolversParentTypes } from '#graphql/generated/resolver-types.ts';
`;

/** Reads from `@source` what stands behind each type; a union that says nothing is made of its members. */
export function readSources(root: string, parts: readonly SchemaPart[]): Sources {
  const declared = parts.flatMap((part) =>
    part.document.definitions.filter((node) => isDefinition(node)).map((definition) => ({ part, definition })),
  );
  const names = new Set(declared.map(({ definition }) => definition.name.value));
  const types = new Map<string, string>();
  for (const one of declared) {
    const type = sourceOf(root, one, names);
    if (type !== undefined) types.set(one.definition.name.value, type);
  }
  const unsaid: Record<string, string> = {};
  for (const { definition } of declared) {
    const name = definition.name.value;
    if (definition.kind !== Kind.UNION_TYPE_DEFINITION) continue;
    const members = (definition.types ?? []).map((member) => member.name.value);
    const own = members.filter((member) => types.has(member));
    const [alone] = own.length === 1 ? own : [];
    if (alone !== undefined) unsaid[name] = alone;
    if (types.has(name)) continue;
    types.set(name, members.map((member) => (member === alone ? member : said(member, types.has(member)))).join(' | '));
  }
  return {
    mappers: Object.fromEntries([...types.keys()].map((name) => [name, `./sources.ts#${name} as ${name}Row`])),
    text: `${HEADER}\n${[...types].map(([name, type]) => `export type ${name} = ${type};\n`).join('')}`,
    unsaid,
  };
}

function isDefinition(node: { readonly kind: string }): node is Definition {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.UNION_TYPE_DEFINITION;
}

function said(member: string, hasSource: boolean): string {
  return `({ readonly type: '${member}' } & ${hasSource ? member : `ResolversParentTypes['${member}']`})`;
}

function sourceOf(root: string, { part, definition }: Declared, names: ReadonlySet<string>): string | undefined {
  const directive = definition.directives?.find(({ name }) => name.value === 'source');
  if (directive === undefined) return undefined;
  const type = argument(directive, 'type');
  const from = argument(directive, 'from');
  const feedOf = argument(directive, 'feedOf');
  const fail = (why: string): never => {
    throw new Error(`${part.path}: the @source of ${definition.name.value} ${why}`);
  };
  if (feedOf !== undefined) {
    return names.has(feedOf) ? `Feed<${feedOf}>` : fail(`is a feed of ${feedOf}, which no part of the schema defines.`);
  }
  if (type === undefined || from === undefined) {
    return fail('needs `type` and `from`, or `feedOf`: @source(type: "Story", from: "./story.ts").');
  }
  const path = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(part.path), from);
  if (!existsSync(join(root, path))) return fail(`is to be in ${path}, which does not exist.`);
  if (!new RegExp(`^export (?:type|interface) ${type}\\b`, 'm').test(readFileSync(join(root, path), 'utf8'))) {
    return fail(`is ${type}, and ${path} exports no type of that name.`);
  }
  return `import('${path.replace(/^src\//, '#')}').${type}`;
}

function argument(directive: ConstDirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((one) => one.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
