import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TriedAgainReporter } from './test/support/tried-again.ts';

// As the launcher does it: programs that tests start, and the tests themselves, begin in half of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** What draws pages gets them fresh, however it was started. */
const PAGES = ['test/support/fresh-pages.ts'];

/** What starts the program in processes of its own gets it as it is built. */
const PROGRAM = ['test/support/fresh-program.ts'];

/** Where `npm test` reads the numbers of its last line from. */
const REPORT = process.env['LONGHAND_TEST_REPORT'];

/** One more than there are processors: tests wait for a browser or a database half of their time. Each takes about 1 GB. */
const WORKERS = Math.min(availableParallelism() + 1, 4);

/** Tests beside their code that start processes or take longer than three seconds: they run with the whole program. */
const SLOW = 'src/**/*.slow.test.ts';

export default defineConfig({
  // As Node itself resolves it: else graphql-jit, which is not transformed, sees a second graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['test/support/test-cluster.ts'],
    reporters: [
      'default',
      new TriedAgainReporter(),
      ...(REPORT === undefined ? [] : [['json', { outputFile: REPORT }] satisfies [string, object]]),
    ],
    pool: 'forks',
    maxWorkers: WORKERS,
    // A busy machine is late, and not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    // What the server runs Node runs here as it does there, without taking it through Vite first.
    server: {
      deps: { external: [/node_modules/, /\/src\/(?:shared|platform|modules|graphql|http)\/(?!.*\.test\.ts$).*\.ts$/] },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/bench/**/*.test.ts'],
          exclude: [SLOW],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          globalSetup: PROGRAM,
          include: ['test/http/**/*.test.ts', SLOW],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: PAGES,
          include: ['test/browser/**/*.test.ts'],
          isolate: false,
          // A browser may miss a moment on a busy machine; the report counts and names what was tried twice.
          retry: 1,
        },
      },
    ],
  },
});
