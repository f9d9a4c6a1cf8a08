import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../check-arrows.ts';
import { lostTexts } from './changed-files.ts';
import { CAMPAIGNS, HUBS, rules, SMOKE } from './rules.ts';
import { touchedTests } from './touched-tests.ts';

const from = (target: string): string => `import { one } from '${target}';`;
const SOURCES: Readonly<Record<string, string>> = {
  'src/modules/toys/kites/kite.ts': 'export const MOST = 50;',
  'src/modules/toys/kites/fly-kite.ts': `${from('./kite.ts')}\n${from('#modules/toys/tops/top.ts').replace('import', 'import type')}`,
  'src/modules/toys/kites/kite.test.ts': from('./kite.ts'),
  'src/modules/toys/kites/fly-kite.test.ts': from('./fly-kite.ts'),
  'src/modules/toys/kites/kites.graph.ts': from('./fly-kite.ts'),
  'src/graphql/resolvers.ts': from('#modules/toys/kites/kites.graph.ts'),
  'src/modules/toys/tops/top.ts': 'export type Top = string;',
  'src/modules/toys/tops/top.test.ts': from('#graphql/resolvers.ts'),
  'src/web/pages/toys/swing/swing.page.tsx': from('./Swing.module.css'),
  'src/web/pages/toys/swing/swing.test.tsx': from('./swing.page.tsx'),
  'test/http/kites.test.ts': '',
  'test/prove/kills.ts': from('#modules/toys/kites/kite.ts'),
  'test/http/prove-kills.test.ts': from('#test/prove/kills.ts'),
  'test/http/votes.test.ts': 'mutation { flyKite }',
  'test/http/stories.test.ts': '',
  'test/browser/passages.test.ts': '',
  'test/browser/kite-imports.test.ts': '',
  'scripts/docs.test.ts': "readFileSync('docs/performance.md')",
};
const NOTES = 'src/web/pages/stories/post-details';
const PAGES = [
  `${NOTES}/post-details.page.tsx`,
  `${NOTES}/Notes.tsx`,
  'test/browser/margins.test.ts',
  'test/http/stories.test.ts',
];
const readPage = (file: string): string =>
  ({
    [`${NOTES}/post-details.page.tsx`]: from('./Notes.tsx'),
    'test/browser/margins.test.ts': 'openAs(author, `/p/${story.id}/notes`)',
  })[file] ?? '';
const touchedBy = (...changed: readonly string[]) =>
  touchedTests(changed, Object.keys(SOURCES), { read: (file) => SOURCES[file] ?? '' });

describe('what a change touches', () => {
  test('a rule: whatever leads to it, what calls it by name, what is named like it, and a way through the program', () => {
    expect(touchedBy('src/modules/toys/kites/kite.ts')).toEqual([
      'src/modules/toys/kites/kite.test.ts',
      'src/modules/toys/kites/fly-kite.test.ts',
      'test/http/kites.test.ts',
      'test/http/stories.test.ts',
    ]);
    expect(touchedBy('src/modules/toys/kites/fly-kite.ts')).toContain('test/http/votes.test.ts');
  });

  test('a campaign runs when it or its means changed, and after a rule that it uses only where the table says so', () => {
    expect(touchedBy('test/prove/kills.ts')).toEqual(['test/http/prove-kills.test.ts']);
    expect(touchedBy('src/modules/toys/kites/kite.ts')).not.toContain('test/http/prove-kills.test.ts');
  });

  test('types alone lead nowhere, and no import is followed through what joins everything', () => {
    expect(touchedBy('src/modules/toys/tops/top.ts')).toEqual([
      'src/modules/toys/tops/top.test.ts',
      'test/http/stories.test.ts',
    ]);
    expect(touchedBy('src/modules/toys/kites/kites.graph.ts')).not.toContain('src/modules/toys/tops/top.test.ts');
  });

  test('a style belongs to the modules beside it', () => {
    expect(touchedBy('src/web/pages/toys/swing/Swing.module.css')).toContain('src/web/pages/toys/swing/swing.test.tsx');
  });

  test('what stands beside a command, though it leads through the graph', () => {
    expect(touchedBy('src/modules/toys/tops/turn-top.ts')).toContain('src/modules/toys/tops/top.test.ts');
  });

  test('the same words in another order are the same noun', () => {
    expect(touchedBy('src/web/pages/toys/import-kite/Form.tsx')).toContain('test/browser/kite-imports.test.ts');
    expect(touchedBy('src/shared/messages/kites.ts')).toContain('test/http/kites.test.ts');
  });

  test('who visits a page, where few pages have what changed', () => {
    const visits = touchedTests(['src/web/pages/stories/post-details/Notes.tsx'], PAGES, { read: readPage });
    expect(visits).toEqual(['test/browser/margins.test.ts', 'test/http/stories.test.ts']);
  });

  test('who names a text that went', () => {
    const diff = `--- a/src/shared/messages/kites.ts\n-  flown: 'Flown by {name} today.',\n+  flown: 'Up.',\n-  no: 'No',`;
    expect(lostTexts(diff)).toEqual(['Flown by']);
    const read = (file: string) => (file === 'test/browser/passages.test.ts' ? "getByText('Flown by Ada')" : '');
    const files = Object.keys(SOURCES);
    const changed = ['src/shared/messages/toys.ts'];
    expect(touchedTests(changed, files, { read, lostTexts: lostTexts(diff) })).toContain(
      'test/browser/passages.test.ts',
    );
  });

  test('a test touches itself, and a paper whoever reads it', () => {
    expect(touchedBy('test/browser/passages.test.ts')).toEqual(['test/browser/passages.test.ts']);
    expect(touchedBy('docs/performance.md')).toEqual(['scripts/docs.test.ts']);
    expect(touchedBy('README.md')).toEqual([]);
  });

  test('after a change of the dependencies or of the tests’ own ground everything runs', () => {
    expect(touchedBy('package-lock.json')).toBe('all');
    expect(touchedBy('test/support/test-program.ts', 'README.md')).toBe('all');
  });
});

describe('the table', () => {
  const files = sourceFiles();
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));

  test.each([...rules.map(({ run }) => run), SMOKE].map((run) => [String(run), run] as const))(
    '%s names tests that are there',
    (_text, run) => expect(tests.some((file) => run.test(file))).toBe(true),
  );

  test('each rule is about files that are there, and so is what joins everything', () => {
    const known = [...files, 'migrations/', 'schema.graphql', 'a.css'];
    const patterns = [...rules.map(({ changed }) => changed), HUBS, CAMPAIGNS];
    expect(patterns.filter((pattern) => !known.some((file) => pattern.test(file))).map(String)).toEqual([]);
  });
});
