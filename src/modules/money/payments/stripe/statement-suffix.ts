/** Stripe sets the account's own prefix (at most 10 characters) and `* ` before it, 22 together. */
const MOST = 10;

/**
 * What stands behind the account's name on a statement: Latin letters without what card networks refuse, whole words
 * as far as they fit, and at least one letter; empty where nothing is left.
 */
export function statementSuffix(statement: string): string {
  const plain = statement
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]|[<>\\'"*]/g, '')
    .trim();
  const whole = plain.length <= MOST ? plain : plain.slice(0, MOST + 1).replace(/\s+\S*$/, '');
  const suffix = whole.slice(0, MOST).trim();
  return /[a-z]/i.test(suffix) ? suffix : '';
}
