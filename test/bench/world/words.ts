/** Words of the generated stories: common ones, so that their bodies compress like prose. */
export const words =
  `the of and a to in is that it was for on are as with his they at be this from have or by one had not but what all were
when we there can an your which their said if do will each about how up out them then she many some so these would other
into has more her two like him see time could no make than first been its who now people my made over did down only way
find use may water long little very after word called just where most know river letter window morning kitchen harbour
engine garden market stone bridge paper station winter summer evening table neighbour doctor teacher village street
machine signal memory pattern question answer history weather machine library archive notebook lantern orchard ferry
carpenter printer baker tailor gardener sailor conductor translator historian engineer listener witness traveller
quiet narrow patient ordinary careful sudden early hidden useful honest broken distant familiar generous hollow
walked carried measured listened repaired borrowed returned remembered counted folded opened painted planted waited
because although before between against through without around until during beneath beyond among toward almost never
always perhaps often seldom rather quite enough together alone again still already everything nothing something`
    .split(/\s+/)
    .filter(Boolean);

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A sentence of `length` words. */
export function sentence(random: () => number, length: number): string {
  const chosen = Array.from({ length }, () => words[Math.floor(random() * words.length)] ?? 'word');
  const text = chosen.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
