/** SQLSTATE 23505: someone else wrote the same value after it was looked up. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
