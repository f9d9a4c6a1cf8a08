import type { FastifyInstance } from 'fastify';
import { accountMessages } from '#shared/messages/accounts.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { exportPartKey } from '#modules/moving/account-exports/account-export.ts';
import { findExport } from '#modules/moving/account-exports/read-exports.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { openOwnFile, ownFileHeaders } from './own-file.ts';

type Part = { Params: { exportId: string; part: string } };

/** `/m/account/archive/{exportId}/{part}`: a part of an archive, for 7 days and for its signed-in owner alone. */
export function registerArchives(app: FastifyInstance, site: Site): void {
  app.get<Part>('/m/account/archive/:exportId/:part', { exposeHeadRoute: false }, async (request, reply) => {
    const { exportId, part } = request.params;
    const opened = await openOwnFile(site, request, reply, buildPath('DownloadArchive', { exportId, part }));
    if (opened === undefined) return;
    const { raw: response } = reply;
    const archive = /^[0-9a-f]{32}$/.test(exportId)
      ? await findExport(site.database, opened.viewer.personId, exportId)
      : undefined;
    const number = /^[1-9]\d{0,4}$/.test(part) ? Number(part) : 0;
    const isThere =
      archive?.state === 'ready' &&
      archive.expiresAt !== null &&
      archive.expiresAt > site.clock.now() &&
      number >= 1 &&
      number <= archive.partCount;
    const bytes = isThere ? await site.files.get(exportPartKey(exportId, number)) : undefined;
    if (bytes === undefined) return sendPlain(response, 404, accountMessages.exportGone);
    response.writeHead(200, {
      ...ownFileHeaders(site, 'application/zip', `archive-${number}.zip`),
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
}
