import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../check-arrows.ts';
import { HUBS, rules, SMOKE } from './rules.ts';
import { touchedTests } from './touched-tests.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'src/modules/reading/claps/clap.ts': 'export const MOST = 50;',
  'src/modules/reading/claps/clap-story.ts':
    "import { MOST } from './clap.ts';\nimport type { Story } from '#modules/stories/stories/story.ts';",
  'src/modules/reading/claps/clap.test.ts': "import { MOST } from './clap.ts';",
  'src/modules/reading/claps/clap-story.test.ts': "import { clapStory } from './clap-story.ts';",
  'src/modules/reading/claps/claps.graph.ts': "import { clapStory } from './clap-story.ts';",
  'src/graphql/resolvers.ts': "import { claps } from '#modules/reading/claps/claps.graph.ts';",
  'src/modules/stories/stories/story.ts': 'export type Story = string;',
  'src/modules/stories/stories/story.test.ts': "import { graph } from '#graphql/resolvers.ts';",
  'src/web/pages/stories/post/post.page.tsx': "import './Post.module.css';",
  'src/web/pages/stories/post/post.test.tsx': "import Post from './post.page.tsx';",
  'test/http/claps.test.ts': '',
  'test/http/votes.test.ts': 'mutation { clapStory }',
  'test/http/stories.test.ts': '',
  'test/browser/passages.test.ts': '',
  'scripts/docs.test.ts': "readFileSync('docs/performance.md')",
};
const touchedBy = (...changed: readonly string[]) =>
  touchedTests(changed, Object.keys(SOURCES), (file) => SOURCES[file] ?? '');

describe('what a change touches', () => {
  test('a rule: whatever leads to it, what calls it by name, what is named like it, and a way through the program', () => {
    expect(touchedBy('src/modules/reading/claps/clap.ts')).toEqual([
      'src/modules/reading/claps/clap.test.ts',
      'src/modules/reading/claps/clap-story.test.ts',
      'test/http/claps.test.ts',
      'test/http/stories.test.ts',
    ]);
    expect(touchedBy('src/modules/reading/claps/clap-story.ts')).toContain('test/http/votes.test.ts');
  });

  test('types alone lead nowhere, and no import is followed through what joins everything', () => {
    expect(touchedBy('src/modules/stories/stories/story.ts')).toEqual(['test/http/stories.test.ts']);
    expect(touchedBy('src/modules/reading/claps/claps.graph.ts')).not.toContain(
      'src/modules/stories/stories/story.test.ts',
    );
  });

  test('a style belongs to the modules beside it', () => {
    expect(touchedBy('src/web/pages/stories/post/Post.module.css')).toContain(
      'src/web/pages/stories/post/post.test.tsx',
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
    const patterns = [...rules.map(({ changed }) => changed), HUBS];
    expect(patterns.filter((pattern) => !known.some((file) => pattern.test(file))).map(String)).toEqual([]);
  });
});
