/** A zero, or half of a pair of surrogates, as JSON writes it. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;
const ZERO = String.fromCharCode(0);

/**
 * The same JSON without the two things that PostgreSQL cannot hold: zeros go, and halves of a character become
 * U+FFFD. Typing may leave them behind, and a save that is refused for ever would be a lost draft.
 */
export function storableJson<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  if (!UNSTORABLE.test(text)) return value;
  return JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll(ZERO, '') : part,
  ) as Value;
}
