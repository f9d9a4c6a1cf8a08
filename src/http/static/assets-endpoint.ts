import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '#platform/page-cache/encodings.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { readBuildAsset } from '#modules/ground/builds/read-builds.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { openAssetFiles } from './asset-files.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** `/assets/…`: files whose names contain a hash of their content, so browsers keep them for good. */
export async function registerAssets(app: FastifyInstance, site: Site, distFolder: string): Promise<void> {
  const files = await openAssetFiles(join(distFolder, 'client/assets'), (name) => readBuildAsset(site, name));
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    reply.hijack();
    const asset = await files.read(request.params['*'], chooseEncoding(request.headers['accept-encoding']));
    if (asset === undefined) return sendPlain(reply.raw, 404, serverMessages.notFound);
    reply.raw.writeHead(200, {
      'content-type': asset.contentType,
      'content-length': asset.body.length,
      'cache-control': FOR_GOOD,
      vary: 'accept-encoding',
      ...(asset.coding === 'identity' ? {} : { 'content-encoding': asset.coding }),
      ...site.sharedHeaders,
    });
    reply.raw.end(request.method === 'HEAD' ? undefined : asset.body);
  });
}
