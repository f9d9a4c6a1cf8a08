/** SQLSTATE 23505: somebody else wrote the same value since it was looked up. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
