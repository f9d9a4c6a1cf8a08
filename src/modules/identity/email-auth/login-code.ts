import { createHmac, randomInt } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

const DIGITS = 6;

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
  return createHmac('sha256', secrets.secret('login code')).update(`${requestId}:${code}`).digest('hex');
}
