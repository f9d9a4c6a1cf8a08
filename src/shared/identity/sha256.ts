/**
 * SHA-256 in plain JavaScript: the browser's own is slow for many small texts, and absent without https.
 * The constants are computed as FIPS 180-4 defines them: fractions of the roots of the first primes.
 */
const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

/** The digest of some bytes as eight 32-bit words. */
export function sha256(bytes: Uint8Array): Uint32Array {
  const state = START.slice();
  const blocks = padded(bytes);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) compress(state, blocks, offset);
  return state;
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

/** Kept between calls, since a proof of work makes tens of thousands. */
const schedule = new Int32Array(64);

function compress(state: Uint32Array, blocks: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = blocks.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15] ?? 0;
    const late = schedule[index - 2] ?? 0;
    const sigma0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const sigma1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[index] = (schedule[index - 16] ?? 0) + sigma0 + (schedule[index - 7] ?? 0) + sigma1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[index] ?? 0) + (schedule[index] ?? 0)) | 0;
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) state[index] = (state[index] ?? 0) + (added[index] ?? 0);
}

function turn(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}
