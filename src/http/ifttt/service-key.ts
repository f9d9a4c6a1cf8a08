import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';

const SETTING = "select value #>> '{}' as value from setting where name = 'ifttt.serviceKey'";

/** Whether IFTTT itself asks, by the key that the operator set; `off` while there is none. */
export async function checkServiceKey(site: Site, request: FastifyRequest): Promise<'good' | 'wrong' | 'off'> {
  const [row] = await site.database.query<{ value: string | null }>('ifttt_key', SETTING, []);
  if (!row?.value) return 'off';
  const given = request.headers['ifttt-service-key'];
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(row.value)) ? 'good' : 'wrong';
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
