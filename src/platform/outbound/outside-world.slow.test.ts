import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INNER, OPEN, TRIALS } from '#test/support/outside-world/trials.ts';

const MAIN = join(import.meta.dirname, '../../../test/support/outside-world/main.ts');

/** A network, a name server and files of its own need a Linux that lets anybody have them. */
const canHaveNetwork = spawnSync('unshare', ['-rnm', 'ip', 'link', 'set', 'lo', 'up']).status === 0;
const canMakeCertificates = spawnSync('openssl', ['version']).status === 0;

type Report = {
  readonly became: Record<string, readonly string[]>;
  readonly heardInside: readonly string[];
  readonly hops: number;
};

function runOutsideWorld(): Report {
  const folder = mkdtempSync(join(tmpdir(), 'outside-world-'));
  try {
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const names = ['-subj', '/CN=outside', '-addext', 'subjectAltName=DNS:*.outside.test,DNS:*.rebind.test'];
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    execFileSync('openssl', [...made, ...names, ...files], { stdio: 'ignore' });
    writeFileSync(join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\noptions timeout:2 attempts:1\n');
    const script = [
      'set -e',
      'ip link set lo up',
      ...[...OPEN, ...INNER]
        .filter((address) => address !== '127.0.0.1' && address !== '::1')
        .map((address) => `ip addr add ${address}/${address.includes(':') ? '128' : '32'} dev lo`),
      'mount --bind "$1/resolv.conf" /etc/resolv.conf',
      'NODE_EXTRA_CA_CERTS="$1/cert.pem" exec "$2" "$3" "$1"',
    ].join('\n');
    const output = execFileSync('unshare', ['-rnm', 'sh', '-c', script, 'sh', folder, process.execPath, MAIN]);
    return JSON.parse(output.toString()) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(!canHaveNetwork || !canMakeCertificates)(
  'rule 148: no name and no redirect leads inside, and nothing goes on for ever',
  { timeout: 120_000 },
  () => {
    const { became, heardInside, hops } = runOutsideWorld();
    expect(became).toEqual(Object.fromEntries(TRIALS.map(({ what, told }) => [what, told])));
    expect(heardInside).toEqual([]);
    expect(hops).toBe(5);
  },
);

test('rule 148: whatever is asked elsewhere is asked by the one client', () => {
  const sources = globSync('src/{platform,modules,graphql,http}/**/*.ts').filter((file) => !file.includes('test'));
  const asks =
    /(?<![.\w])fetch\(|from 'undici'|from '(?:node:(?:https|http2|tls)|acme-client)'|\bconnect\b.* from 'node:net'|sendNotification\(/;
  expect(sources.filter((file) => asks.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
    // These listen, and ask nobody.
    'src/http/tls/kept-certificates.ts',
    'src/http/tls/secure-server.ts',
    // The operator names the authority, and nobody else can.
    'src/modules/ground/certificates/acme-authority.ts',
    // Only keeps connections open, which the one client uses.
    'src/platform/mail/providers/api-transport.ts',
    'src/platform/outbound/outbound.ts',
  ]);
});
