import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { readBearer, tokenNeeded } from '../api/bearer.ts';
import { sendJson } from '../api/send-json.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { isTrigger, readTrigger, triggers } from './read-trigger.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * What IFTTT asks of a service: its state by the key that the operator set, and happenings by the token of
 * a person. While no key is set, nothing of it is there.
 */
export function registerIfttt(app: FastifyInstance, site: Site): void {
  app.get('/ifttt/v1/status', async (request, reply) => {
    if (await isFromService(site, request, reply)) sendJson(site, reply.raw, 200, {});
  });
  app.post('/ifttt/v1/test/setup', async (request, reply) => {
    if (!(await isFromService(site, request, reply))) return;
    const samples = Object.fromEntries(Object.entries(triggers).map(([name, { field }]) => [name, { [field]: '' }]));
    // Without a token: nobody here is for tests, and no key of a service acts for a person.
    sendJson(site, reply.raw, 200, { data: { samples: { triggers: samples, actions: {} } } });
  });
  app.get('/ifttt/v1/user/info', async (request, reply) => {
    const personId = await findPersonId(site, request, reply);
    if (personId === undefined) return;
    const [person] = await loadPeople(site.database, [personId]);
    if (person === undefined) return refuse(site, reply, 401, tokenNeeded.message);
    const { id, name, username } = person;
    const url = site.url + buildPath('ShowUserProfile', { username });
    sendJson(site, reply.raw, 200, { data: { id, name, url } });
  });
  app.post<{ Params: { trigger: string } }>('/ifttt/v1/triggers/:trigger', async (request, reply) => {
    if ((await findPersonId(site, request, reply)) === undefined) return;
    const { trigger } = request.params;
    if (!isTrigger(trigger)) return refuse(site, reply, 404, messages.iftttUnknown);
    const answer = await readTrigger(site, trigger, request.body);
    if ('wrongField' in answer) {
      return refuse(site, reply, 400, formatMessage(messages.iftttField, { field: answer.wrongField }));
    }
    sendJson(site, reply.raw, 200, { data: answer });
  });
  // There are none until people can write here.
  app.post('/ifttt/v1/actions/:action', async (request, reply) => {
    if ((await findPersonId(site, request, reply)) === undefined) return;
    refuse(site, reply, 404, messages.iftttUnknown);
  });
}

function refuse(site: Site, reply: FastifyReply, status: number, message: string, headers = {}): void {
  sendJson(site, reply.raw, status, { errors: [{ message }] }, headers);
}

/** False after a refusal. */
async function isFromService(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  reply.hijack();
  if (!isOpen(site, request, reply)) return false;
  const key = await checkServiceKey(site, request);
  if (key === 'good') return true;
  refuse(site, reply, key === 'off' ? 404 : 401, key === 'off' ? messages.iftttOff : messages.iftttKey);
  return false;
}

/** The token's person; undefined after a refusal. */
async function findPersonId(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  reply.hijack();
  const host = site.hosts.find(request.headers.host);
  if (!isOpen(site, request, reply) || host === undefined) return undefined;
  if ((await checkServiceKey(site, request)) === 'off') return void refuse(site, reply, 404, messages.iftttOff);
  const answer = await readBearer(site, request, host, 'read');
  if (answer.kind === 'bearer') return answer.bearer.viewer.personId;
  const { status, message, headers } = answer.kind === 'none' ? tokenNeeded : answer.refusal;
  return void refuse(site, reply, status, message, headers);
}

/** Only on the main site, within the network's limit. */
function isOpen(site: Site, request: FastifyRequest, reply: FastifyReply): boolean {
  if (site.hosts.find(request.headers.host)?.context.type !== 'DEFAULT') {
    sendPlain(reply.raw, 404, serverMessages.notFound);
    return false;
  }
  return takeLimit(site, request, reply.raw, 'graph');
}

const SETTING = "select value #>> '{}' as value from setting where name = 'ifttt.serviceKey'";

/** Whether IFTTT itself is asking, by the operator's key; `off` while there's none. */
async function checkServiceKey(site: Site, request: FastifyRequest): Promise<'good' | 'wrong' | 'off'> {
  const [row] = await site.database.query<{ value: string | null }>('ifttt_key', SETTING, []);
  if (!row?.value) return 'off';
  const given = request.headers['ifttt-service-key'];
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(row.value)) ? 'good' : 'wrong';
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
