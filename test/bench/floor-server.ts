/** The floor: a bare `node:http` server that sends the very bytes, head and body, that a page answered with. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Recorded = { readonly headers: readonly string[]; readonly bodyFile: string };

const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Recorded;
const body = readFileSync(recorded.bodyFile);
const headers = [...recorded.headers];

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.argv[3]), '127.0.0.1', () => process.stdout.write('ready\n'));
