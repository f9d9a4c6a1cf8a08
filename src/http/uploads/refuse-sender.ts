import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountMessages } from '#shared/messages/accounts.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { isForgerySafe, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

type SenderRefusal = { readonly status: number; readonly message: string; readonly code: string };

/** Why an upload isn't read; undefined for signed-in people who send from a page of ours. */
async function refuseSender(site: Site, request: FastifyRequest): Promise<SenderRefusal | undefined> {
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) return { status: 421, message: serverMessages.unknownHost, code: 'NOT_FOUND' };
  const identity = await readIdentity(site, request, host);
  const { viewer } = identity;
  if (viewer === null || viewer.scopes !== 'all') {
    return { status: 401, message: accountMessages.uploadSignIn, code: 'UNAUTHORIZED' };
  }
  if (!isForgerySafe(identity, request.headers['x-xsrf-token'])) {
    return { status: 403, message: graphErrorMessages.forged, code: 'XSRF' };
  }
  if (viewer.isSuspended) return { status: 403, message: graphErrorMessages.forbidden, code: 'FORBIDDEN' };
  return undefined;
}

/** Before a body is read: nobody waits for one that is not wanted. */
export function turnSendersAway(site: Site) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const refusal = await refuseSender(site, request);
    if (refusal === undefined) return;
    const { status, message, code } = refusal;
    await reply.code(status).headers({ connection: 'close' }).send({ message, code });
  };
}
