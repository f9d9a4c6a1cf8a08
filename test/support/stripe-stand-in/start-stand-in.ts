import { join } from 'node:path';
import { type StandInProcess, startStandInProcess } from '../stand-in-process.ts';

export type StripeStandIn = StandInProcess;

/** Starts the stand-in as a process of its own, which ends with this one. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  return await startStandInProcess(join(import.meta.dirname, 'main.ts'));
}
