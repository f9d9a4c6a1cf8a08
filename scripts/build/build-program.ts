import { dirname, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { findCommit } from './find-commit.ts';
import { oneByteText } from './one-byte-text.ts';

const FOLDER = 'dist/program';

/** Packages that stay as they are installed: they bring programs, read files of their own, or know each other by identity. */
const EXTERNAL = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  '@vitejs/plugin-react',
  'braintree',
  'fastify',
  'graphile-worker',
  'graphql',
  'graphql-jit',
  'ioredis',
  'katex',
  'nodemailer',
  'pg',
  'pino',
  'satori',
  'sharp',
  'shiki',
  'stripe',
  'vite',
  'web-push',
];

/** Builds the server: few files instead of thousands, which start sooner and take less memory. */
export async function buildProgram(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [placesOfSources(root), oneByteText()],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.LONGHAND_COMMIT': JSON.stringify(findCommit(root)),
    },
    build: {
      ssr: true,
      target: 'node22',
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        // Only development asks for it, and an installation without its packages builds as well.
        external: ['@fastify/middie'],
        input: { main: 'src/main.ts', worker: 'src/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true, external: EXTERNAL },
  });
}

/** What a module finds beside itself (migrations, lists, the demo world) stays there: it is found from the built file. */
function placesOfSources(root: string): Plugin {
  return {
    name: 'longhand:places-of-sources',
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !code.includes('import.meta.dirname')) return undefined;
      const path = relative(FOLDER, dirname(relative(root, id)));
      const placed = code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${path}\``);
      return { code: placed, map: null };
    },
  };
}
