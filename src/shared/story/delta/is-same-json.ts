/**
 * Whether two values are the same JSON: the order of properties does not matter, and one that is undefined
 * is none. What both sides share is not looked into, so that a large draft with one change is compared fast.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => isSameJson(item, right[index]));
  }
  const theirs = new Map(Object.entries(right).filter(isGiven));
  const mine = Object.entries(left).filter(isGiven);
  return (
    mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && isSameJson(value, theirs.get(key)))
  );
}

function isGiven([, value]: readonly [string, unknown]): boolean {
  return value !== undefined;
}
