import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BraintreeSettings } from '#platform/payments/braintree-client.ts';
import type { FaultKind } from './braintree-stand-in/faults.ts';
import type { Ledger } from './braintree-stand-in/ledger.ts';

export type TestBraintree = {
  readonly origin: string;
  readonly settings: BraintreeSettings;
  /** Says something to the stand-in behind the program's back (`braintree-stand-in/control.ts`). */
  tell(control: string, body?: object): Promise<unknown>;
  fail(
    kind: FaultKind,
    call?: string,
    options?: { readonly times?: number; readonly delayMs?: number },
  ): Promise<unknown>;
  ledger(): Promise<Ledger>;
  close(): Promise<void>;
};

const MAIN = fileURLToPath(new URL('braintree-stand-in/main.ts', import.meta.url));

/** Starts a Braintree of our own as a process of its own, on loopback. */
export async function startBraintree(): Promise<TestBraintree> {
  // By the channel it learns of our death: left behind, it would hold what the runner of the tests waits for.
  const child = spawn(process.execPath, [MAIN, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  if (child.stdout === null) throw new Error('The stand-in says nothing.');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = line.toString('utf8').trim();
  const keys = { merchantId: 'longhand', publicKey: 'public', privateKey: 'private' };
  const tell = async (control: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(`${origin}/_control/${control}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    origin,
    settings: { ...keys, environment: 'sandbox', host: origin },
    tell,
    fail: (kind, call = '', options = {}) => tell('faults', { kind, call, ...options }),
    ledger: async () => (await tell('ledger')) as Ledger,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
