import { isSameText } from './is-same-text.ts';
import type { Secrets } from './secrets.ts';

/** Whether one of the keys that still count makes exactly this signature, compared in constant time. */
export function isSigned(secrets: Secrets, purpose: string, given: string, sign: (key: Buffer) => string): boolean {
  return secrets.known(purpose).some(({ key }) => isSameText(sign(key), given));
}
