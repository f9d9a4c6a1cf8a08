/** A longest common subsequence this far away is a failure anyway. */
const MAX_EDITS = 4_000;

/**
 * How much of `expected` stands in `actual` in the same order, 0 to 1, and the words that do not: by
 * the longest common subsequence (Myers), where more in `actual` costs nothing.
 */
export function wordsInOrder(
  expected: readonly string[],
  actual: readonly string[],
): { share: number; missing: string[] } {
  const kept = commonPositions(expected, actual);
  const missing = expected.filter((_word, index) => !kept.has(index));
  return { share: expected.length === 0 ? 1 : kept.size / expected.length, missing };
}

function commonPositions(a: readonly string[], b: readonly string[]): Set<number> {
  const trace: Int32Array[] = [];
  const offset = Math.min(MAX_EDITS, a.length + b.length) + 1;
  let front = new Int32Array(2 * offset + 1);
  for (let edits = 0; edits < offset; edits += 1) {
    trace.push(front.slice());
    for (let k = -edits; k <= edits; k += 2) {
      const isDown = k === -edits || (k !== edits && at(front, offset + k - 1) < at(front, offset + k + 1));
      let x = isDown ? at(front, offset + k + 1) : at(front, offset + k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      front[offset + k] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length, offset);
    }
  }
  return new Set();
}

function walkBack(trace: readonly Int32Array[], aLength: number, bLength: number, offset: number): Set<number> {
  const kept = new Set<number>();
  let x = aLength;
  let y = bLength;
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const front = trace[edits] ?? new Int32Array();
    const k = x - y;
    const isDown = k === -edits || (k !== edits && at(front, offset + k - 1) < at(front, offset + k + 1));
    const previousK = isDown ? k + 1 : k - 1;
    const previousX = edits === 0 ? 0 : at(front, offset + previousK);
    const previousY = edits === 0 ? 0 : previousX - previousK;
    while (x > previousX && y > previousY) {
      x -= 1;
      y -= 1;
      kept.add(x);
    }
    x = previousX;
    y = previousY;
  }
  return kept;
}

function at(front: Int32Array, index: number): number {
  return front[index] ?? 0;
}
