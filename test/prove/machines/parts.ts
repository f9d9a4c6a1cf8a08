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
  const missing = ['redis-server', 'nginx'].filter((name) => !isThere(name));
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

/** nginx in front, with the lines of the file that operators copy. */
export async function createProxy(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const shipped = readFileSync(join(ROOT, 'docs/operations/proxies/nginx.conf'), 'utf8');
  const location = /^ {2}location \/ \{\n[\s\S]*?^ {2}\}/m.exec(shipped)?.[0] ?? '';
  const upstream = /^upstream longhand \{\n[\s\S]*?^\}/m.exec(shipped)?.[0] ?? '';
  const servers = ports.map((one) => `  server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n');
  const place = join(folder, 'nginx');
  mkdirSync(place);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const file = join(place, 'nginx.conf');
  const lines = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${place}/pid;`,
    `error_log ${place}/error.log warn;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary,
    upstream.replace(/^ {2}server 127.0.0.1:3000.*;$/m, servers),
    `server { listen 127.0.0.1:${port}; client_max_body_size 30m;`,
    location,
    '}',
    '}',
  ];
  writeFileSync(file, lines.join('\n'));
  const part = createPart(
    'proxy',
    () => ({ words: ['nginx', '-c', file, '-p', place] }),
    () => listens(port),
  );
  return { part, port };
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
