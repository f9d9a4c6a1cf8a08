import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { chooseEncoding } from '#platform/page-cache/encodings.ts';
import {
  readSitemapFiles,
  readSitemapPages,
  readSitemapStories,
  type SitemapScope,
} from '#modules/finding/feeds/read-sitemap.ts';
import {
  SITEMAP_END,
  SITEMAP_START,
  type SitemapEntry,
  writeSitemapEntry,
  writeSitemapIndex,
} from '#modules/finding/feeds/sitemap.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { sendPage } from '../send-page.ts';
import type { Site } from '../site.ts';
import { pageKey } from '../cache-lookup.ts';

const INDEX = '/sitemap/sitemap.xml';
const STORIES = /^stories-((?!0000)\d{4}-(?:0[1-9]|1[0-2])|undated)-([1-9]\d{0,3})$/;

/**
 * `/sitemap/sitemap.xml` names files by month and by 50,000; each is streamed, so that a site of
 * any size fits in memory.
 */
export function registerSitemap(app: FastifyInstance, site: Site): void {
  app.get(INDEX, async (request, reply) => {
    const host = open(site, request, reply);
    if (host === undefined) return;
    const served = await site.cache.serve(pageKey(host.key, INDEX, null), async () => {
      const files = await readSitemapFiles({ database: site.database, scope: scopeOf(site, host) });
      const body = writeSitemapIndex(
        files.map(({ name, changedAt }) => ({ url: `${host.origin}/sitemap/${name}.xml`, changedAt })),
      );
      return { status: 200, body, tags: ['sitemap'], isCacheable: true, headers: headersOf(site) };
    });
    sendPage(request.raw, reply.raw, served, 'sitemap');
  });
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const host = open(site, request, reply);
    if (host === undefined) return;
    const name = request.params.file.replace(/\.xml$/, '');
    const entries = await readEntries(site, host, name);
    if (entries === undefined) return sendPlain(reply.raw, 404, serverMessages.notFound);
    const isZipped = chooseEncoding(request.headers['accept-encoding']) !== 'identity';
    reply.raw.writeHead(200, {
      ...headersOf(site),
      vary: 'accept-encoding',
      'x-cache-status': 'dynamic',
      'server-timing': 'sitemap',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    });
    if (request.method === 'HEAD') return void reply.raw.end();
    const text = Readable.from(write(entries));
    await (isZipped ? pipeline(text, createGzip(), reply.raw) : pipeline(text, reply.raw)).catch(() =>
      reply.raw.destroy(),
    );
  });
}

function open(site: Site, request: FastifyRequest, reply: FastifyReply): KnownHost | undefined {
  reply.hijack();
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) return void sendPlain(reply.raw, 421, serverMessages.unknownHost);
  return takeLimit(site, request, reply.raw, 'sitemap') ? host : undefined;
}

function scopeOf(site: Site, { context }: KnownHost): SitemapScope {
  switch (context.type) {
    case 'DEFAULT':
      return { siteUrl: site.url };
    case 'COLLECTION':
      return { siteUrl: site.url, owner: { kind: 'publication', name: context.collectionSlug } };
    case 'USER':
      return { siteUrl: site.url, owner: { kind: 'person', name: context.username } };
  }
}

async function readEntries(
  site: Site,
  host: KnownHost,
  name: string,
): Promise<AsyncIterable<SitemapEntry> | Iterable<SitemapEntry> | undefined> {
  const means = { database: site.database, scope: scopeOf(site, host) };
  const [, month, chunk] = STORIES.exec(name) ?? [];
  if (month !== undefined) return readSitemapStories(means, month, Number(chunk));
  if (means.scope.owner !== undefined) return undefined;
  const pages = await readSitemapPages(means, name);
  return pages.length === 0 ? undefined : pages;
}

async function* write(entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>): AsyncGenerator<string> {
  yield SITEMAP_START;
  for await (const entry of entries) yield writeSitemapEntry(entry);
  yield SITEMAP_END;
}

function headersOf(site: Site): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': INERT_CONTENT_POLICY,
    'x-route-name': 'ReadSitemap',
    ...site.sharedHeaders,
  };
}
