#!/usr/bin/env node
// Plain JavaScript that an older Node can read: it looks for one that runs the rest, builds what is
// stale and starts the program. `--dev` rebuilds as files change, `--demo` loads the demo world.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';

/** Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
/** A program that ran this long did not die of its start. */
const STABLE_AFTER = 60_000;

/** For a build that breaks before it can say anything: the lines above are then for whoever made it. */
const WAY_BACK = `
This build of Longhand doesn’t start. Send the lines above to the people who made it.
Nothing you’ve saved is lost. Go back to the version you ran before: “npx longhand upgrade --check”,
run from its folder, says whether it can start with the database as it is now.
`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const options = process.argv.slice(2);
const isDevelopment = options.includes('--dev');

if (isDevelopment) process.env.NODE_ENV ||= 'development';
if (options.includes('--demo')) process.env.LONGHAND_DEMO = '1';
// Node keeps what it compiled of our sources there, which saves most of the start.
process.env.NODE_COMPILE_CACHE ||= join(root, 'node_modules', '.cache', 'node-compile');

const node = findNode(root);
if (node === undefined) {
  process.stderr.write(
    `Longhand needs Node.js 22.18 or later, and this is ${process.versions.node}: install a newer one, or run "npm install" without --omit=optional.\n`,
  );
  process.exit(1);
}

// In development pages are drawn from their sources: only what is generated is made then.
const build = join(root, 'scripts', isDevelopment ? 'generate.ts' : 'build.ts');
if (existsSync(build)) {
  const built = spawnSync(node, [build], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

// What was built is a few files instead of thousands: it starts sooner and takes less memory.
const built = join(root, 'dist', 'program', 'main.js');
const program = isDevelopment || !existsSync(built) ? [join(root, 'src', 'main.ts')] : [built];
const watching = isDevelopment ? ['--watch', '--watch-preserve-output'] : [];
// V8 takes what a large machine offers before it collects: a page's garbage needs far less. The C library keeps a pool
// of freed memory for each thread: one pool, and large pieces given back. Web processes inherit both, and so do the
// sites that are measured.
const memory = JSON.parse(readFileSync(join(root, 'bin', 'program-memory.json'), 'utf8'));
let child;
let isEnding = false;

// A crash of the whole program must not need a person: once it was ready it is started again, later and later, until
// it ends by itself or is told to. A first start that fails says why and ends, for whoever started it to read.
keepRunning();

function keepRunning(wasReady = false, delay = FIRST_DELAY) {
  const startedAt = Date.now();
  let isReady = wasReady;
  let hasSaidWhy = false;
  child = spawn(node, [...memory.arguments, ...watching, ...program, ...options], {
    cwd: root,
    env: { ...memory.environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => {
    if (message === 'ready') isReady = true;
    if (message === 'said why') hasSaidWhy = true;
  });
  child.on('exit', (code, signal) => {
    if (!isEnding && code !== 0 && !isReady && !hasSaidWhy && !isDevelopment) process.stderr.write(WAY_BACK);
    if (isEnding || code === 0 || !isReady || isDevelopment) process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
    const wait = Date.now() - startedAt > STABLE_AFTER ? FIRST_DELAY : delay;
    process.stderr.write(`Longhand ended with ${signal ?? code}: starting it again in ${wait / 1000} s.\n`);
    setTimeout(() => keepRunning(true, Math.min(wait * 2, LONGEST_DELAY)), wait);
  });
}

// Ctrl-C reaches the program by itself; what is sent to us alone is handed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isEnding = true;
    if (child.exitCode !== null || child.signalCode !== null) process.exit(signal === 'SIGINT' ? 130 : 0);
    if (signal !== 'SIGINT') child.kill(signal);
  });
}
