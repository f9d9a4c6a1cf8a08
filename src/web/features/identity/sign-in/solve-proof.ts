import { solveChallenge } from '#shared/identity/proof-of-work.ts';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The work for a challenge, in a worker; on the page itself, in small pieces, where there are no workers. */
export async function solveProof(challenge: string): Promise<string> {
  try {
    return await solveInWorker(challenge);
  } catch {
    return await solveChallenge(challenge, pause);
  }
}

function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('The worker did not start')));
  worker.postMessage(challenge, []);
  return promise.finally(() => worker.terminate());
}
