import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';

/** Logs once that an unnamed proxy is in front: all its readers count as one network. */
export function registerProxyWarning(app: FastifyInstance, { proxies, log }: Pick<Site, 'proxies' | 'log'>): void {
  if (proxies !== undefined) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn(
        'a request came with X-Forwarded-For, which is ignored: where a proxy stands in front, TRUSTED_PROXIES has to name it',
      );
    }
    done();
  });
}
