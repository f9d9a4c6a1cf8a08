import packageFile from './package.json' with { type: 'json' };
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { slimDocuments } from './scripts/build/slim-documents.ts';
import { slimRoutes } from './scripts/build/slim-routes.ts';

/** Parts that a story page uses, so that nothing else comes with it. */
const CORE = [
  /\/src\/web\/(?:app|design)\//,
  /\/src\/web\/features\/(?:dates|errors|footer|header|images|paths|stories|toasts)\//,
  /\/src\/web\/features\/(?:frame\/(?:Message|Section)|people\/(?:NamedAvatar|UnclaimedMark))/,
  /\/src\/web\/features\/(?:feeds\/rss-alternate|publications\/(?:theme-css|font-stacks)|topics\/TopicChips)/,
  /\/src\/shared\/(?!messages\/(?!shell|story|format-message))/,
  /\/node_modules\/(?:react|scheduler)\//,
];
const isCore = (id: string): boolean => CORE.some((pattern) => pattern.test(id));

/** The client build (`dist/client`) and, with `--ssr`, the server entry (`dist/server`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), slimRoutes(), slimDocuments()],
  appType: 'custom',
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  // rxjs ships its ES5 build otherwise: 1.5 KB of the graph client (stack C).
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  define: {
    'import.meta.env.LONGHAND_VERSION': JSON.stringify(packageFile.version),
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    ...(command === 'build' && !isSsrBuild ? { __DEV__: 'false', 'globalThis.__DEV__': 'false' } : {}),
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: 'assets',
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry.server.tsx', output: { codeSplitting: false } }
      : {
          input: ['src/web/entry.client.tsx', 'src/web/app/loader.ts'],
          // The loader waits for what the entry exports.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [
                // What a story shares with other screens is one file and one sheet, not dozens.
                { name: 'core', test: isCore, minShareCount: 2, priority: 2 },
                // What only the other screens share.
                { name: 'lists', test: /\/src\/(?:web\/features|shared)\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
  },
  ssr: {
    // One realm of graphql: two copies answer every request with "another module" (stack C).
    external: ['graphql'],
    noExternal: command === 'build' ? true : undefined,
  },
}));
