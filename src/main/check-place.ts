import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '#platform/process/start-error.ts';

/** How many milliseconds the web processes of a killed main process may take to release the port. */
const LEAVING = 3_000;

/** Checks right away, before anything heavy is loaded, whether this machine lets the program run. Throws a StartError. */
export async function checkPlace(config: Config): Promise<void> {
  await checkDataFolder(config.dataFolder);
  const { port, tlsPort, isOwnTls } = config;
  await checkListening(config, { name: 'PORT', port }, performance.now() + LEAVING);
  if (isOwnTls) await checkListening(config, { name: 'TLS_PORT', port: tlsPort }, performance.now() + LEAVING);
}

export async function checkDataFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`LONGHAND_DATA ${folder} can’t be created (${error.code}): choose another folder.`);
  });
  const probe = join(folder, `.probe-${process.pid}`);
  await writeFile(probe, '')
    .then(() => rm(probe, { force: true }))
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartError(
        `LONGHAND_DATA ${folder} cannot be written to (${error.code}): let this user write there, or name another folder.`,
      );
    });
}

/** Makes a folder and its parents. Node’s own `recursive` never returns where nothing can be made, such as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if ((await makeOne(folder)) || parent === folder) return;
  await makeFolder(parent);
  if (!(await makeOne(folder)))
    throw Object.assign(new Error(`no folder can be made in ${parent}`), { code: 'ENOENT' });
}

/** False if its parent doesn't exist. */
async function makeOne(folder: string): Promise<boolean> {
  return await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      // If something that isn't a folder is there, writing to it will say so.
      if (error.code === 'EEXIST') return true;
      throw error;
    },
  );
}

type Door = { readonly name: 'PORT' | 'TLS_PORT'; readonly port: number };

async function checkListening(config: Config, door: Door, deadline: number): Promise<void> {
  const { host } = config;
  const { port } = door;
  const server = createServer();
  const code = await new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
  if (code === undefined) return;
  if (code === 'EADDRINUSE' && performance.now() < deadline) {
    await wait(100);
    return await checkListening(config, door, deadline);
  }
  throw new StartError(listeningFault(config, door, code));
}

function listeningFault({ host }: Config, { name, port }: Door, code: string): string {
  if (code === 'EADDRINUSE')
    return `${name} ${port} of ${host} is taken by another program: set ${name} to a free one.`;
  if (code === 'EACCES') return `${name} ${port} may not be used by this user: set ${name} to one above 1023.`;
  return `HOST ${host} is no address of this machine (${code}): set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`;
}
