import { expect, test } from 'vitest';
import { tooSmallFiles } from './check-small-files.ts';

test('a small file with one reader beside it is told of, unless it stands for itself', () => {
  const [ONE, TWO, RULE, COMMAND, POLICY] = ['./one.ts', './two.ts', './rule.ts', './command.ts', './a.policy.ts'];
  const FETCHED = './fetched.ts';
  const texts: Readonly<Record<string, string>> = {
    'm/reader.ts': [
      ...[ONE, TWO, RULE, COMMAND, POLICY].map((from) => `import { x } from '${from}';`),
      `const load = () => import('${FETCHED}');`,
    ].join('\n'),
    'm/other.ts': `import { x } from '${TWO}';`,
    'm/one.ts': 'export const x = 1;\n',
    'm/two.ts': 'export const x = 2;\n',
    'm/rule.ts': 'export const x = 3;\n',
    'm/rule.test.ts': '',
    'm/command.ts': 'export function x(context: CommandContext) {}\n',
    'm/fetched.ts': 'export const x = 5;\n',
    'm/a.policy.ts': 'export const x = 4;\n',
  };
  expect(tooSmallFiles(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
    'm/one.ts: fewer than 25 lines that reader.ts alone reads; write them there.',
  ]);
});
