import type { FastifyInstance, FastifyRequest } from 'fastify';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { listChangeMessages } from '#shared/messages/list-changes.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import type { ReadingListState } from '#modules/reading/lists/reading-list-state.ts';
import { setReadingListState } from '#modules/reading/lists/set-reading-list-state.ts';
import { sendJson } from '../api/send-json.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { commandContext, isForgerySafe, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

/** The states as the wire spells them. */
const states: ReadonlyMap<unknown, ReadingListState> = new Map([
  ['READING_LIST_QUEUE', 'queue'],
  ['READING_LIST_ARCHIVE', 'archive'],
  ['READING_LIST_NONE', 'none'],
]);
const statuses = { BadRequest: 400, NotFound: 404, RateLimited: 429 } as const;
const codes = { BadRequest: 'BAD_REQUEST', NotFound: 'NOT_FOUND', RateLimited: 'RATE_LIMITED' } as const;

/**
 * `POST /_/bookmark/p/{postId}` (rule T8) with `{"state": "READING_LIST_QUEUE"}`, the default without a body: answers
 * `{ id, readingListState }`. For signed-in people who prove by `x-xsrf-token` that a page of ours sends it.
 */
export function registerBookmarks(app: FastifyInstance, site: Site): void {
  app.post<{ Params: { postId: string } }>('/_/bookmark/p/:postId', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return sendPlain(response, 421, serverMessages.unknownHost);
    if (!takeLimit(site, request, response, 'graph')) return;
    const refuse = (status: number, message: string, code: string): void =>
      sendJson(site, response, status, { message, code });
    const identity = await readIdentity(site, request, host);
    const { viewer } = identity;
    if (viewer === null) return refuse(401, listChangeMessages.signIn, 'UNAUTHORIZED');
    if (!isForgerySafe(identity, request.headers['x-xsrf-token']))
      return refuse(403, graphErrorMessages.forged, 'XSRF');
    if (viewer.scopes !== 'all' && !viewer.scopes.has('write'))
      return refuse(403, graphErrorMessages.forbidden, 'FORBIDDEN');
    const readingListState = askedState(request);
    const state = states.get(readingListState);
    if (state === undefined) return refuse(400, resultMessages.invalidInput, 'BAD_REQUEST');
    const { postId } = request.params;
    const change = await setReadingListState(commandContext(site, request, identity), { storyId: postId, state });
    if (change.type === 'Post') return sendJson(site, response, 200, { id: postId, readingListState });
    const { type, message } = change;
    const more = type === 'RateLimited' ? { retryAfter: change.retryAfter } : {};
    return sendJson(site, response, statuses[type], { message, code: codes[type], ...more });
  });
}

function askedState({ body }: FastifyRequest): unknown {
  if (body === undefined || body === null) return 'READING_LIST_QUEUE';
  return typeof body === 'object' && 'state' in body ? body.state : undefined;
}
