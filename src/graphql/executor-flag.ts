import { readFlags } from '#modules/ground/flags/read-flags.ts';
import type { GraphMeans } from './execute.ts';

const SECONDS_BETWEEN_LOOKS = 30;

/**
 * Whether trusted documents run compiled: the flag `enable_compiled_documents`, looked at again every
 * 30 seconds beside the requests, never before one.
 */
export function watchExecutorFlag({ database, clock, log }: GraphMeans): () => boolean {
  let isOn = true;
  let lookAgainAt = 0;
  const look = async (): Promise<void> => {
    try {
      isOn = (await readFlags(database)).get('enable_compiled_documents') !== false;
    } catch (error) {
      log.warn({ err: error }, 'the flag of the executor could not be read');
    }
  };
  return () => {
    const now = clock.now().getTime();
    if (now >= lookAgainAt) {
      lookAgainAt = now + SECONDS_BETWEEN_LOOKS * 1_000;
      void look();
    }
    return isOn;
  };
}
