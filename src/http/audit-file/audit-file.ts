import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { writeAuditFile } from '#modules/running/audit-log/read-audit-log.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { ownFileHeaders } from '../accounts/own-file.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

type Query = { readonly Querystring: Readonly<Record<string, string | readonly string[] | undefined>> };

/** `/_/admin/audit.csv`: all pages of the audit list; for everyone else it isn't there (ADMIN-1). */
export function registerAuditFile(app: FastifyInstance, site: Site): void {
  app.get<Query>('/_/admin/audit.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const asked = (name: string) => {
      const value = request.query[name];
      return typeof value === 'string' ? value : '';
    };
    const [actor, action, target] = [asked('actor'), asked('deed'), asked('target')];
    const filter = { actor, action, target, from: asked('from'), until: asked('until') };
    const file = writeAuditFile(opened.context, filter);
    const { raw: response } = reply;
    if (file === undefined) return sendPlain(response, 404, messages.notFound);
    response.writeHead(200, ownFileHeaders(site, 'text/csv; charset=utf-8', 'audit.csv'));
    await pipeline(Readable.from(file), response);
  });
}
