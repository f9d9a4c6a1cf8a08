import { createHash } from 'node:crypto';

/** What a provider knows a refund by: its id, and after each try that never arrived another key that follows from it. */
export function refundKey(id: string, tries: number): string {
  return tries === 0 ? id : createHash('sha256').update(`refund:${id}:${tries}`).digest('hex').slice(0, 32);
}
