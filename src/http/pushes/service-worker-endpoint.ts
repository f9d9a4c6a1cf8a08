import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

/**
 * What a browser runs when it is told something while no page is open: it shows the sentence, and a press opens its
 * page. It fetches nothing and keeps nothing, and is registered only where pushes were turned on (NOTI-2).
 */
const WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, data: { path }, icon: '/icon-192.png' }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find((window) => window.url === url.href);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});
`.trimStart();

/** `/service-worker.js`, fetched again each time, so a better one takes over right away. */
export function registerServiceWorker(app: FastifyInstance, site: Site): void {
  app.get('/service-worker.js', (request, reply) => {
    reply.hijack();
    if (site.hosts.find(request.headers.host) === undefined) {
      return sendPlain(reply.raw, 421, serverMessages.unknownHost);
    }
    const body = Buffer.from(WORKER);
    reply.raw.writeHead(200, {
      ...site.sharedHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-cache',
      'content-security-policy': INERT_CONTENT_POLICY,
    });
    reply.raw.end(request.method === 'HEAD' ? undefined : body);
  });
}
