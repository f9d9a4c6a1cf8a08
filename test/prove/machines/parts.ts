import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#test/support/free-port.ts';
import { hasPooler } from '#test/support/pooler.ts';
import { hasServers } from '#test/support/postgres-servers.ts';
import { createPart, type Part } from './part.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BUCKET = 'stories';
/** What this kind of store lets in. */
const KEY = 'S3RVER:S3RVER';

/** Whether this machine has all that a site of several machines is made of. */
export function hasMachines(): boolean {
  const missing = ['redis-server', 'haproxy'].filter((name) => !isThere(name));
  if (missing.length > 0) console.log(`Several machines are not tried: there is no ${missing.join(' and no ')} here.`);
  return hasServers() && hasPooler() && missing.length === 0;
}

function isThere(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export async function createRedis(): Promise<{ readonly part: Part; readonly url: string }> {
  const port = await freePort();
  const words = ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return {
    part: createPart(
      'redis',
      () => ({ words }),
      () => listens(port),
    ),
    url: `redis://127.0.0.1:${port}`,
  };
}

/** A store that speaks as S3 does, and checks what is signed. */
export async function createBucketServer(folder: string): Promise<{ readonly part: Part; readonly url: string }> {
  const port = await freePort();
  const files = join(folder, 'bucket');
  mkdirSync(files);
  const program = join(ROOT, 'node_modules/@20minutes/s3rver/lib/cli.js');
  const script = `import { createRequire } from 'node:module';
    const S3rver = createRequire(${JSON.stringify(program)})('./s3rver.js');
    await new S3rver({ port: ${port}, address: '127.0.0.1', silent: true, directory: ${JSON.stringify(files)},
      configureBuckets: [{ name: ${JSON.stringify(BUCKET)} }] }).run();`;
  const words = [process.execPath, '--input-type=module', '--eval', script];
  const url = `http://${KEY}@127.0.0.1:${port}/${BUCKET}`;
  return {
    part: createPart(
      'bucket',
      () => ({ words }),
      () => listens(port),
    ),
    url,
  };
}

/** HAProxy in front, with the lines of the file that operators copy. */
export async function createProxy(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const servers = ports.map((one, index) => `  server web${index + 1} 127.0.0.1:${one}`).join('\n');
  const config = readFileSync(join(ROOT, 'docs/operations/proxies/haproxy.cfg'), 'utf8')
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replace(/^ {2}server one .*\n {2}server two .*$/m, servers);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  // Without -W it is one process, which leaves nobody behind that goes on listening.
  return {
    part: createPart(
      'proxy',
      () => ({ words: ['haproxy', '-db', '-f', file] }),
      () => listens(port),
    ),
    port,
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
