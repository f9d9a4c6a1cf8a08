/** The floor of a page that is made anew: the same statements, sent as the page sends them, and the same bytes, compressed. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { RecordedPage } from './rows-floor.ts';

const [file = '', port = '', connectionString = ''] = process.argv.slice(2);
const pages = new Map<string, RecordedPage>(JSON.parse(readFileSync(file, 'utf8')));
const database = openDatabase({ connectionString, maxConnections: 20, log: createLog('warn') });

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (page === undefined) return void response.writeHead(404).end();
  answer(page).then(
    (body) => response.writeHead(200, [...page.headers, 'content-length', String(body.length)]).end(body),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

async function answer(page: RecordedPage): Promise<Buffer> {
  for (const turn of page.turns) {
    await Promise.all(turn.map(({ name, text, values }) => database.query(name, text, values)));
  }
  return gzipSync(page.html, { level: 1 });
}
