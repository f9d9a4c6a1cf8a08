import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './check-arrows.ts';
import { endlessMutations } from './check-mutations.ts';

// Named apart from the texts, since the check of arrows reads the imports of this file as well.
const [COMMAND, COUNTER] = ['./clap-story.ts', './take-operation.ts'];

const graph = `import { clapStory } from '${COMMAND}';

export const clapsGraph = {
  Mutation: {
    clapPost: (_root, { id }, { command }) => clapStory(command, id),
    unclapPost: (_root, { id }, { command }) => unclap(command, id),
  },
} satisfies Resolvers;

function unclap() {
  return null;
}
`;
const command = `import { takeOperation } from '${COUNTER}';

export async function clapStory(context) {
  return count(context);
}

async function count(context) {
  return await takeOperation(context);
}
`;

function told(part: string): string[] {
  const texts: Readonly<Record<string, string>> = {
    'm/claps.graphql': `extend type Mutation { ${part} }`,
    'm/claps.graph.ts': graph,
    'm/clap-story.ts': command,
    'm/take-operation.ts': 'export async function takeOperation() {}',
  };
  const files = Object.keys(texts).filter((file) => file.endsWith('.ts'));
  return endlessMutations(files, ['m/claps.graphql'], (file) => texts[file] ?? '');
}

test('a mutation leads to a limit through its calls, is for staff, or says why it needs none', () => {
  expect(told('clapPost: Int @access(to: ANYONE) unclapPost: Int @access(to: STAFF)')).toEqual([]);
  expect(told('unclapPost: Int @uncounted(because: TAKES_BACK)')).toEqual([]);
  expect(told('unclapPost: Int @access(to: ANYONE)')).toEqual([
    'm/claps.graphql: unclapPost can be repeated without end; count it by takeOperation, or say why not by @uncounted.',
  ]);
  expect(told('clapPost: Int @uncounted(because: ONCE)')).toEqual([
    'm/claps.graphql: clapPost is counted, and says that it is not.',
  ]);
});

test('no mutation of the schema can be repeated without end', () => {
  const parts = globSync('src/modules/*/*/*.graphql');
  expect(parts.length).toBeGreaterThan(50);
  expect(endlessMutations(sourceFiles(), parts, (file) => readFileSync(file, 'utf8'))).toEqual([]);
});
