import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './bench-site.ts';
import { answers, startProgram } from './processes.ts';

type Recorded = { readonly headers: readonly string[]; readonly body: Buffer };

/** A bare server that sends what `url` answers with, byte for byte, head and body. */
export async function startFloor(url: string, encoding: string): Promise<{ base: string; stop: () => Promise<void> }> {
  // Asked twice: the second answer comes from the cache.
  await record(url, encoding);
  const { headers, body } = await record(url, encoding);
  const folder = await mkdtemp(join(tmpdir(), 'longhand-floor-'));
  const bodyFile = join(folder, 'body');
  await writeFile(bodyFile, body);
  await writeFile(join(folder, 'recorded.json'), JSON.stringify({ headers, bodyFile }));
  const port = freePort();
  const base = `http://127.0.0.1:${port}`;
  const args = [join(import.meta.dirname, 'floor-server.ts'), join(folder, 'recorded.json'), String(port)];
  const { stop } = await startProgram({ args }, () => answers(base));
  return {
    base,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Head and body as they travelled; what node:http adds by itself is left to the floor's own. */
function record(url: string, encoding: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name) ? [name, all[index + 1] ?? ''] : [],
        );
        if (response.statusCode === 200) resolve({ headers: pairs, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
