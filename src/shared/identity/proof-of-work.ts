import { sha256 } from './sha256.ts';

/**
 * Own judgement: 32 small puzzles of 11 bits take a phone about a second and a computer a tenth of one,
 * and always nearly the same time, which one puzzle of 16 bits would not.
 */
const PUZZLE_COUNT = 32;
const ZERO_BITS = 11;
/** Far more tries than any puzzle ever needs. */
const MOST_NONCE = 1 << 22;
const FORM = /^[\w.-]{1,200}$/;

/** True where one nonce for each puzzle, with commas between, solves them all for this challenge. */
export function isProofRight(challenge: string, solution: string): boolean {
  const nonces = solution.split(',', PUZZLE_COUNT + 1);
  if (!FORM.test(challenge) || nonces.length !== PUZZLE_COUNT) return false;
  const block = blockOf(challenge);
  return nonces.every((nonce, puzzle) => /^\d{1,7}$/.test(nonce) && solves(block, puzzle, Number(nonce)));
}

/**
 * Works on a challenge and answers with the `captchaValue` that proves it. `rest` is awaited after each
 * puzzle, so that a page stays alive meanwhile. Throws where the text is no challenge.
 */
export async function solveChallenge(challenge: string, rest: () => Promise<void>): Promise<string> {
  if (!FORM.test(challenge)) throw new TypeError('This is no challenge.');
  const block = blockOf(challenge);
  const nonces: number[] = [];
  for (let puzzle = 0; puzzle < PUZZLE_COUNT; puzzle += 1) {
    nonces.push(findNonce(block, puzzle));
    await rest();
  }
  return `${challenge}:${nonces.join(',')}`;
}

function findNonce(block: DataView, puzzle: number): number {
  for (let nonce = 0; nonce < MOST_NONCE; nonce += 1) if (solves(block, puzzle, nonce)) return nonce;
  throw new Error('The puzzle has no solution.');
}

/** The challenge's digest with room for a puzzle and a nonce: so short that each try is one step of SHA-256. */
function blockOf(challenge: string): DataView {
  const block = new DataView(new ArrayBuffer(40));
  sha256(new TextEncoder().encode(challenge)).forEach((word, index) => block.setUint32(index * 4, word));
  return block;
}

function solves(block: DataView, puzzle: number, nonce: number): boolean {
  block.setUint32(32, puzzle);
  block.setUint32(36, nonce);
  const [first = -1] = sha256(new Uint8Array(block.buffer));
  return first >>> (32 - ZERO_BITS) === 0;
}
