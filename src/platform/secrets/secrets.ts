import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#platform/process/start-error.ts';

export type Secrets = {
  /** 32 bytes for one purpose, the same at each start; nobody can tell one purpose's from another's. */
  secret(purpose: string): Buffer;
};

const LENGTH = 32;

/**
 * Opens the root secret of a folder and makes it at the first start. Several processes may open it at
 * once. All machines of one site need the same file. Throws when the file is there and damaged.
 */
export async function openSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true });
  const path = secretFile(folder);
  const root = (await readRoot(path)) ?? (await makeRoot(folder, path));
  const derived = new Map<string, Buffer>();
  return {
    secret(purpose) {
      const known = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', root, '', purpose, LENGTH));
      derived.set(purpose, known);
      return known;
    },
  };
}

/** Whether the root secret of a folder is there. */
export async function hasSecrets(folder: string): Promise<boolean> {
  return (await readRoot(secretFile(folder))) !== undefined;
}

/** Where the root secret of a folder lies. */
export function secretFile(folder: string): string {
  return join(folder, 'secret.key');
}

async function readRoot(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  if (!/^[0-9a-f]{64}\s*$/.test(text))
    throw new StartError(
      `${path} is damaged: bring it back from a backup, or, where there is none, remove it and run "npx longhand admin accept-new-secret", which voids passwords and authenticator apps.`,
    );
  return Buffer.from(text.trim(), 'hex');
}

/** Writes beside and links: the first process wins, and nobody ever reads half a file. */
async function makeRoot(folder: string, path: string): Promise<Buffer> {
  const unfinished = join(folder, `.${randomUUID()}`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(LENGTH).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished, { force: true });
  const root = await readRoot(path);
  if (root === undefined) throw new StartError(`${path} could not be written.`);
  return root;
}
