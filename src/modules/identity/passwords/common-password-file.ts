import { createHash } from 'node:crypto';
import { countCharacters, PASSWORD_MIN_WITH_FACTOR } from '#shared/identity/password-rules.ts';

const COUNT = 100_000;
/** Of a sha256: at 100,000 entries one in ten million other passwords is taken for a common one. */
const ENTRY_BYTES = 5;

/**
 * The most common passwords that are long enough to be chosen, in any case, as sorted short hashes: half
 * a megabyte that is searched without being parsed.
 */
export function packCommonPasswords(mostCommonFirst: readonly string[]): Buffer {
  const chosen = new Set<string>();
  for (const line of mostCommonFirst) {
    const password = fold(line.replace(/\r$/, ''));
    if (countCharacters(password) >= PASSWORD_MIN_WITH_FACTOR) chosen.add(password);
    if (chosen.size === COUNT) break;
  }
  return Buffer.concat([...chosen].map(entryOf).toSorted(Buffer.compare));
}

/** Whether a packed list has the password, in any case. */
export function isInCommonPasswords(packed: Buffer, password: string): boolean {
  const wanted = entryOf(fold(password));
  let [low, high] = [0, packed.byteLength / ENTRY_BYTES];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = wanted.compare(packed, middle * ENTRY_BYTES, (middle + 1) * ENTRY_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}

function fold(password: string): string {
  return password.toLowerCase();
}

function entryOf(folded: string): Buffer {
  return createHash('sha256').update(folded).digest().subarray(0, ENTRY_BYTES);
}
