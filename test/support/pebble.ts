import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axios } from 'acme-client';
import { freePort } from './free-port.ts';
import { makeCertificate } from './make-certificate.ts';

const DAY = 86_400_000;

/** Whether Pebble, the authority that Let's Encrypt tests with, is on this machine: a package of its name in Debian. */
export function hasPebble(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v pebble'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('Certificates are not tried with a real authority: there is no pebble on this machine.');
    return false;
  }
}

export type Pebble = {
  /** Of the certificate that its own address has: whoever asks it believes that one. */
  readonly authorityFile: string;
  readonly stop: () => Promise<void>;
};

/** Runs Pebble on `port`, which looks for names at `nameServer` and reads challenges at `httpPort`. */
export async function startPebble(options: {
  readonly port: number;
  readonly httpPort: number;
  readonly nameServer: string;
}): Promise<Pebble> {
  const folder = await mkdtemp(join(tmpdir(), 'pebble-'));
  const own = await makeCertificate(
    { type: 'ip', value: '127.0.0.1' },
    new Date(Date.now() - DAY),
    new Date(Date.now() + DAY),
  );
  const file = (name: string) => join(folder, name);
  const config = {
    listenAddress: `127.0.0.1:${options.port}`,
    managementListenAddress: `127.0.0.1:${await freePort()}`,
    certificate: file('cert.pem'),
    privateKey: file('key.pem'),
    httpPort: options.httpPort,
    tlsPort: 5001,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  };
  await writeFile(file('cert.pem'), own.chain);
  await writeFile(file('key.pem'), own.privateKey);
  await writeFile(file('config.json'), JSON.stringify({ pebble: config }));
  axios.defaults.httpsAgent = new Agent({ ca: own.chain });
  const child = spawn('pebble', ['-config', file('config.json'), '-dnsserver', options.nameServer, '-strict'], {
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  return {
    authorityFile: file('cert.pem'),
    stop: async () => {
      delete axios.defaults.httpsAgent;
      child.kill();
      await rm(folder, { recursive: true });
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('ACME directory available')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`Pebble ended: ${said}`)));
  });
}
