import { timingSafeEqual } from 'node:crypto';

/** Compares a secret, or its hash, with what was given, in a time that tells nothing of where they differ. */
export function isSameText(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}
