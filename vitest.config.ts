import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node itself resolves it: else graphql-jit, which is not transformed, sees a second graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['test/support/test-cluster.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine is late, and not wrong.
    expect: { poll: { timeout: 20_000 } },
    // What the server runs Node runs here as it does there, without taking it through Vite first.
    server: {
      deps: { external: [/node_modules/, /\/src\/(?:shared|platform|modules|graphql|http)\/(?!.*\.test\.ts$).*\.ts$/] },
    },
    // On a busy machine a moment can be missed; what is wrong fails twice. The report names what was tried again.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/bench/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: ['test/{http,graphql,import,process}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['test/browser/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
