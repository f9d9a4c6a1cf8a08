const LENGTHS_OF_A_NAME = [12, 7, 3];

/**
 * What the statement of the card says, as Braintree takes it: a name of 3, 7 or 12 characters, `*`, and what was
 * bought, 22 characters together. Undefined where the text has no such form, and the name of the account stands there.
 */
export function descriptorOf(statement: string): string | undefined {
  const text = statement.slice(0, 22).trim();
  const length = LENGTHS_OF_A_NAME.find((one) => text[one] === ' ' || text[one] === '*');
  if (length === undefined || !/^[\w.+ -]+\*?[\w.+ -]*$/.test(text)) return undefined;
  const [name, what] = [text.slice(0, length), text.slice(length + 1).trim()];
  return what === '' || `${name}${what}`.includes('*') ? undefined : `${name}*${what}`;
}
