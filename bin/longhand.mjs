#!/usr/bin/env node
// Plain JavaScript that an older Node can read: it looks for one that runs the rest, and hands over.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.NODE_COMPILE_CACHE ||= join(root, 'node_modules', '.cache', 'node-compile');

const node = findNode(root);
if (node === undefined) {
  process.stderr.write(
    `Longhand needs Node.js 22.18 or later, and this is ${process.versions.node}: install a newer one, or run "npm install" without --omit=optional.\n`,
  );
  process.exit(2);
}

// Left to itself V8 lets the heap of a long import grow to the size of the machine, and the C library keeps a
// pool of freed memory for each of the threads that decode pictures: one pool, one thread, large pieces given back.
const memory = ['--max-semi-space-size=4', '--max-old-space-size=256'];
const { environment } = JSON.parse(readFileSync(join(root, 'bin', 'program-memory.json'), 'utf8'));
const frugal = { ...environment, VIPS_CONCURRENCY: '1' };
const child = spawn(node, [...memory, join(root, 'src', 'cli.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...frugal, ...process.env },
});
// Ctrl-C reaches the program by itself; what is sent to us alone is handed on.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
