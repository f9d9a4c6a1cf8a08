import { createHmac } from 'node:crypto';
import { isSameText } from '#platform/secrets/is-same-text.ts';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps by which a clock may be off, either way. */
const DRIFT = 1;

/** The number of the time step of RFC 6238. */
export function stepOf(time: Date): number {
  return Math.floor(time.getTime() / 1_000 / STEP_SECONDS);
}

/** The code of a step: RFC 6238 with SHA-1 and six digits, which every authenticator app speaks. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step that a code belongs to, now or one step off; undefined for a wrong one. Every step is compared. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = code.padEnd(DIGITS).slice(0, DIGITS + 1);
  const current = stepOf(now);
  let found: number | undefined;
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    if (isSameText(given, totpCode(secret, step))) found = step;
  }
  return found;
}

/** What a person types of a code: six digits, with spaces where the app shows them. */
export function readTypedCode(text: string): string {
  return text.replace(/\s/g, '').slice(0, 2 * DIGITS);
}
