import { fork } from 'node:child_process';
import { once } from 'node:events';

export type StandInProcess = {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Asks what only a test may ask (`control.ts`). */
  readonly control: (name: string, body?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** Starts a stand-in for a provider as a process of its own, which ends with this one. */
export async function startStandInProcess(main: string): Promise<StandInProcess> {
  const child = fork(main, ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const origin = line.toString().trim();
  return {
    origin,
    control: async (name, body = {}) => {
      const answer = await fetch(`${origin}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`the stand-in refused ${name}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    close: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
