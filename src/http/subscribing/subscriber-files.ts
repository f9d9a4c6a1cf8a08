import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newsletterMessages } from '#shared/messages/newsletters.ts';
import { subscriberExportMessages } from '#shared/messages/subscriber-exports.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { findReadyExport } from '#modules/telling/subscriber-exports/read-subscriber-exports.ts';
import { exportKey, isExportToken } from '#modules/telling/subscriber-exports/subscriber-export.ts';
import { findOwnImport, writeVerdictFile } from '#modules/telling/subscriber-imports/write-verdict-file.ts';
import { openOwnFile, ownFileHeaders } from '../accounts/own-file.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const CSV = 'text/csv; charset=utf-8';

type Import = { readonly Params: { readonly importId: string } };

type Export = { readonly Params: { readonly exportId: string; readonly token: string } };

/**
 * `/m/newsletters/imports/{importId}`: what happened to each row of a list, for the newsletter's owner.
 * `/m/newsletters/exports/{exportId}/{token}`: a list to take along, by the link in the mail, for 7 days and only for
 * the signed-in person who asked for it.
 */
export function registerSubscriberFiles(app: FastifyInstance, site: Site): void {
  app.get<Import>('/m/newsletters/imports/:importId', { exposeHeadRoute: false }, async (request, reply) => {
    const { importId } = request.params;
    const opened = await openOwnFile(site, request, reply, buildPath('DownloadSubscriberImport', { importId }));
    if (opened === undefined) return;
    const { raw: response } = reply;
    const found = await findOwnImport(opened.context, importId);
    if (found === undefined) return sendPlain(response, 404, newsletterMessages.notFound);
    response.writeHead(200, ownFileHeaders(site, CSV, 'import.csv'));
    await pipeline(Readable.from(writeVerdictFile(opened.context, importId)), response);
  });
  app.get<Export>('/m/newsletters/exports/:exportId/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const { exportId, token } = request.params;
    const opened = await openOwnFile(site, request, reply, buildPath('DownloadSubscriberExport', { exportId, token }));
    if (opened === undefined) return;
    const { raw: response } = reply;
    const isOurs = isExportToken(site.secrets, exportId, token);
    const found = isOurs ? await findReadyExport(opened.context, exportId) : undefined;
    const bytes = found && (await site.files.get(exportKey(found.id)));
    if (bytes === undefined) return sendPlain(response, 404, subscriberExportMessages.gone);
    response.writeHead(200, { ...ownFileHeaders(site, CSV, 'subscribers.csv'), 'content-length': bytes.length });
    response.end(bytes);
  });
}
