import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from './local-server.ts';

type Stored = Readonly<Record<string, unknown>>;
type Index = { settings: Stored; readonly records: Map<string, Stored> };

export type TestHostedSearch = {
  /** `http://127.0.0.1:PORT`, as SEARCH_HOST takes it. */
  readonly origin: string;
  /** What stands in an index, by its name with the prefix. */
  readonly records: (name: string) => readonly Stored[];
  readonly settings: (name: string) => Stored;
  /** Answers every change from now on with this status; undefined: as it should. */
  refuse(status: number | undefined): void;
  readonly close: () => Promise<void>;
};

export const HOSTED_KEYS = { appId: 'HOSTED', searchKey: 'may-search', writeKey: 'may-write' } as const;

/** As the service has it, in bytes. */
const MOST_OF_A_RECORD = 10_000;

/** A search service elsewhere, that keeps what it is told and is asked by its own client. */
export async function startHostedSearch(): Promise<TestHostedSearch> {
  const indexes = new Map<string, Index>();
  let refusal: number | undefined;
  const indexOf = (name: string): Index => {
    const known = indexes.get(name) ?? { settings: {}, records: new Map<string, Stored>() };
    indexes.set(name, known);
    return known;
  };

  const { origin, close } = await startLocalServer(() => (request, response) => {
    void read(request).then((body) => answer(request, response, body));
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Stored): void {
    const send = (status: number, value: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const fail = (status: number, message: string) => send(status, { message, status });
    const [, name = '', verb = ''] = /^\/1\/indexes\/([^/?]+)\/([^/?]+)/.exec(request.url ?? '') ?? [];
    const isSearch = verb === 'queries';
    const key = request.headers['x-algolia-api-key'];
    if (request.headers['x-algolia-application-id'] !== HOSTED_KEYS.appId) return fail(403, 'Invalid Application-ID');
    if (key !== (isSearch ? HOSTED_KEYS.searchKey : HOSTED_KEYS.writeKey)) return fail(403, 'Invalid API key');
    if (!isSearch && refusal !== undefined) return fail(refusal, 'refused');
    if (isSearch) {
      const requests = body['requests'] as readonly Stored[];
      return send(200, { results: requests.map((one) => search(indexOf(String(one['indexName'])), one)) });
    }
    const index = indexOf(decodeURIComponent(name));
    if (verb === 'settings') index.settings = body;
    else if (verb === 'clear') index.records.clear();
    else if (verb !== 'batch') return fail(404, 'Path not found');
    else if (!change(index, body['requests'])) return fail(400, 'Record is too big');
    send(200, { taskID: 1, updatedAt: new Date(0).toISOString() });
  }

  return {
    origin,
    close,
    records: (name) => [...indexOf(name).records.values()],
    settings: (name) => indexOf(name).settings,
    refuse: (status) => {
      refusal = status;
    },
  };
}

/** False where a record is too big: then nothing of the batch is taken. */
function change({ records }: Index, requests: unknown): boolean {
  const changes = requests as readonly { readonly action: string; readonly body: Stored }[];
  if (changes.some(({ body }) => Buffer.byteLength(JSON.stringify(body)) > MOST_OF_A_RECORD)) return false;
  for (const { action, body } of changes) {
    const id = String(body['objectID']);
    if (action === 'deleteObject') records.delete(id);
    else records.set(id, body);
  }
  return true;
}

/** Every word somewhere in what the settings name: enough to see what can be found. */
function search({ records, settings }: Index, { query }: Stored): object {
  const list = (name: string) => (settings[name] as readonly string[] | undefined) ?? [];
  const words = String(query).toLowerCase().split(' ');
  const hidden = new Set(list('unretrievableAttributes'));
  const paths = list('searchableAttributes').map((name) => name.replace(/^unordered\((.+)\)$/, '$1').split('.'));
  const found = [...records.values()].filter((record) => {
    const text = JSON.stringify(paths.map((path) => valueAt(record, path))).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const hits = found.map((record) => Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name))));
  return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, params: '', processingTimeMS: 1 };
}

function valueAt(record: Stored, [name = '', ...rest]: readonly string[]): unknown {
  const value = record[name];
  return rest.length === 0 || typeof value !== 'object' || value === null ? value : valueAt(value as Stored, rest);
}

async function read(request: IncomingMessage): Promise<Stored> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Stored;
}
