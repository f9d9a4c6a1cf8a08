import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { type BearerRefusal, readBearer, tokenNeeded } from './bearer.ts';
import { sendJson } from './send-json.ts';

/** A square, as big as programs show people. */
const AVATAR = { strategy: 'crop', width: 400, height: 400 } as const;

/** `/v1/…` (rule 153): in the form of the peer's API, for programs with a token; cookies say nothing here. */
export function registerApi(app: FastifyInstance, site: Site): void {
  app.get('/v1/me', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return sendPlain(response, 421, serverMessages.unknownHost);
    if (!takeLimit(site, request, response, 'graph')) return;
    const answer = await readBearer(site, request, host, 'read');
    if (answer.kind !== 'bearer') return refuse(answer.kind === 'none' ? tokenNeeded : answer.refusal);
    const { personId } = answer.bearer.viewer;
    const [person] = await loadPeople(site.database, [personId]);
    if (person === undefined) return refuse(tokenNeeded);
    const { id, username, name, imageId } = person;
    const avatar = imageId === null ? null : site.url + imageUrl(imageId, AVATAR);
    const url = site.url + buildPath('ShowUserProfile', { username });
    sendJson(site, response, 200, { data: { id, username, name, url, imageUrl: avatar } });

    function refuse({ status, message, code, headers }: BearerRefusal): void {
      sendJson(site, response, status, { errors: [{ message, ...(code === undefined ? {} : { code }) }] }, headers);
    }
  });
}
