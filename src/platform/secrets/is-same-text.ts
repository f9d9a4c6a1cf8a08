import { timingSafeEqual } from 'node:crypto';

/** Compares a secret, or its hash, with an input, in a time that doesn't reveal where they differ. */
export function isSameText(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}
