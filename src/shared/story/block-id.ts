const ID_LENGTH = 8;

/**
 * Makes ids for the blocks of one story, one a call. The same seed gives the same ids in the same order,
 * so that an import run again makes the same document.
 */
export function createBlockIds(seed: string): () => string {
  const given = new Set<string>();
  let count = 0;
  return function nextBlockId() {
    for (;;) {
      const id = hash(`${seed}\u0000${count}`).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH);
      count += 1;
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  };
}

/** A 53-bit hash (cyrb53): well spread, not secret. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
