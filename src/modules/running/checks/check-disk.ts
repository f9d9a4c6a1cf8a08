import { statfs } from 'node:fs/promises';
import type { Config } from '#platform/config/config.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import { type Finding, ill, well } from './finding.ts';

const LEAST_FREE_BYTES = 1024 ** 3;

/** Whether there is room for what the site writes next, in the data folder. */
export async function checkDisk({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding> {
  const bytes = await freeBytes(dataFolder);
  const free = `${Math.floor(bytes / 1024 ** 2)} MB free in the data folder`;
  return bytes >= LEAST_FREE_BYTES ? well(free) : ill(`only ${free}`, messages.diskNext);
}

/** False where nobody can tell: the check says why, and a page that shows other things too goes on. */
export async function isDiskLow(dataFolder: string): Promise<boolean> {
  return (await freeBytes(dataFolder).catch(() => LEAST_FREE_BYTES)) < LEAST_FREE_BYTES;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
