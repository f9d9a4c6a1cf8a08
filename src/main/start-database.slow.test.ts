import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { startDatabase } from './start-database.ts';

test('rule 249: a site that starts while the owner of its database is killed begins again, and is up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-database-'));
  const script = `
    import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
    import { createLog } from '#platform/log/log.ts';
    await startEmbeddedDatabase({ folder: ${JSON.stringify(join(folder, 'postgres'))}, log: createLog('silent') });
    process.stdout.write('ready');
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  const log = createLog('silent');
  // The first word is said once the server is there.
  const killing: Log = Object.assign(Object.create(log) as Log, {
    debug: () => void owner.kill('SIGKILL'),
  });
  const server = await startDatabase(parseConfig({ LONGHAND_DATA: folder }), killing);
  const database = openDatabase({ connectionString: server.connectionString, maxConnections: 1, log });
  expect(await database.query('ask', 'select 1 as one from newsletter limit 1', [])).toEqual([]);
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
