import { randomBytes } from 'node:crypto';

/** 12 lower-case hex digits from 48 random bits (rule 1). */
export function createId(): string {
  return randomBytes(6).toString('hex');
}
