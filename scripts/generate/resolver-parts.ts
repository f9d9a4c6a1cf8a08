import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXPORTED = /^export const (\w+Graph) = /m;

/** The resolvers of every module, found by the name of their file. */
export function readResolverParts(root: string, unsaid: Readonly<Record<string, string>>): string {
  const parts = globSync('src/modules/**/*.graph.ts', { cwd: root })
    .toSorted()
    .map((path) => {
      const name = EXPORTED.exec(readFileSync(join(root, path), 'utf8'))?.[1];
      if (name === undefined)
        throw new Error(`${path} exports no resolvers: \`export const thingsGraph = { … } satisfies Resolvers\`.`);
      return { name, path: path.replace(/^src\//, '#') };
    });
  return [
    '// Made by `npm run generate`: do not edit.',
    ...parts.map(({ name, path }) => `import { ${name} } from '${path}';`),
    "import type { Resolvers } from '#graphql/generated/resolver-types.ts';",
    '',
    `export const resolverParts: readonly Resolvers[] = [${parts.map(({ name }) => name).join(', ')}];`,
    '/** The one member of a union whose values need not say which type they are. */',
    `export const unsaidMembers: Readonly<Record<string, string>> = ${JSON.stringify(unsaid)};`,
    '',
  ].join('\n');
}
