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

/** The same in a sentence for who only reads; what to do is said where there is too little. */
export async function describeRoom(dataFolder: string): Promise<string> {
  const bytes = await freeBytes(dataFolder).catch(() => undefined);
  if (bytes === undefined) return messages.roomUnknown;
  const free = `${Math.floor(bytes / 1024 ** 2)} MB`;
  return bytes >= LEAST_FREE_BYTES ? free : `${free}. ${messages.diskNext}`;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
