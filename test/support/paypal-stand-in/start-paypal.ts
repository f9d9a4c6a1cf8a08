import { join } from 'node:path';
import { type StandInProcess, startStandInProcess } from '../stand-in-process.ts';

/** The keys that the stand-in knows, and the webhook that it signs for. */
export const PAYPAL_KEYS = { clientId: 'client-of-longhand', secret: 'secret-of-longhand', webhookId: 'WH-LONGHAND' };

/** Starts the stand-in as a process of its own, which ends with this one. */
export async function startPaypalStandIn(): Promise<StandInProcess> {
  return await startStandInProcess(join(import.meta.dirname, 'main.ts'));
}
