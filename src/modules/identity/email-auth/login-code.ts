import { createHmac, randomInt } from 'node:crypto';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const DIGITS = 6;
const PURPOSE = 'login code';

/** Six digits, each as likely as any other. */
export function createLoginCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** True for exactly six digits of ASCII. */
export function isLoginCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

/** What of a code is stored: a million codes are soon tried out, so without the site's secret none can be. */
export function hashLoginCode(secrets: Secrets, requestId: string, code: string): string {
  return signed(secrets.secret(PURPOSE), requestId, code);
}

export function isHashOfLoginCode(secrets: Secrets, stored: string, requestId: string, code: string): boolean {
  return isSigned(secrets, PURPOSE, stored, (key) => signed(key, requestId, code));
}

function signed(key: Buffer, requestId: string, code: string): string {
  return createHmac('sha256', key).update(`${requestId}:${code}`).digest('hex');
}
