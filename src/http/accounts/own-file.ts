import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import type { Site } from '../site.ts';

/**
 * Opens the request for a file that is somebody's alone. Undefined where it is answered already: whoever is not signed
 * in, or speaks by a token, signs in first and comes back to `path`.
 */
export async function openOwnFile(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<{ readonly viewer: Viewer; readonly context: CommandContext } | undefined> {
  const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
  if (opened === undefined) return undefined;
  const { viewer } = opened.identity;
  if (viewer !== null && viewer.scopes === 'all') return { viewer, context: opened.context };
  seeOther(site, reply.raw, buildPath('SignIn', {}, { operation: 'login', redirect: path }));
  return undefined;
}

/** Headers for a file that only its owner may see; nothing caches it on the way. */
export function ownFileHeaders({ pageHeaders }: Site, type: string, name: string) {
  return {
    ...pageHeaders,
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
}
