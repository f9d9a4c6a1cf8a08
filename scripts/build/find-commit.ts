import { execFileSync } from 'node:child_process';

const COMMIT = /^[\da-f]{7,64}$/;
const LENGTH = 12;

/**
 * The commit that a folder stands at, in 12 digits; empty where nobody knows. An image that is built without its
 * history says it in LONGHAND_COMMIT.
 */
export function findCommit(root: string): string {
  const told = process.env['LONGHAND_COMMIT'] ?? '';
  const commit = (told === '' ? askHistory(root) : told).trim().toLowerCase();
  return COMMIT.test(commit) ? commit.slice(0, LENGTH) : '';
}

function askHistory(root: string): string {
  try {
    // What git says of a folder that it may not read is nobody's to see.
    return execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
