import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';

const NOW = '2026-11-21T12:00:00Z';

/** Addresses of a program on a port: the site, and the domain of the publication `slow-press`. */
export function placeOf(port: number, name = '127.0.0.1'): { readonly url: string; readonly domain: string } {
  return { url: `http://${name}:${port}`, domain: `slow.example:${port}` };
}

/** What a program on `folder` and `database` works with; its clock stands still. */
export async function openMeans(options: {
  readonly folder: string;
  readonly database: Database<Tables>;
  readonly port: number;
  readonly settings?: Readonly<Record<string, string>> | undefined;
}) {
  const { folder, database, port, settings } = options;
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    LONGHAND_URL: placeOf(port).url,
    LONGHAND_DATA: folder,
    ...settings,
  });
  const log = createLog('silent');
  const clock: FakeClock = createFakeClock(NOW);
  const files = openFileStore(config);
  const secrets = await openSecrets(folder);
  const means = { config, database, files, clock, log, secrets };
  return { means, context: systemContext(means) };
}
