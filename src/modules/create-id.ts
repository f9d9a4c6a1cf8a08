import { randomBytes } from 'node:crypto';

/** 12 lower-case hex digits from 48 random bits (decisions 1). */
export function createId(): string {
  return randomBytes(6).toString('hex');
}

/** SQLSTATE of PostgreSQL for a second row with one key. */
const UNIQUE_VIOLATION = '23505';

/** True for the error that PostgreSQL gives when a unique key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
