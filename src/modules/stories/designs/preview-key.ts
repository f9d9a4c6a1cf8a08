import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { DesignOwner } from './design-owner.ts';

/** Own judgement: a sitting. Every saving gives a new one. */
const LIFE_MS = 3_600_000;
const PURPOSE = 'preview of a design';

const schema = z.tuple([z.enum(['publication', 'person']), z.string(), z.string(), z.number()]);

export type PreviewKey = { readonly owner: DesignOwner; readonly personId: string };

/** What opens the preview of a draft: for one person, for an hour, and worth nothing without their session. */
export function writePreviewKey(secrets: Secrets, { owner, personId }: PreviewKey, now: Date): string {
  const text = JSON.stringify([owner.kind, owner.id, personId, now.getTime() + LIFE_MS]);
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf(secrets.secret(PURPOSE), payload)}`;
}

/** What a key opens; undefined where we did not write it, or too long ago. */
export function readPreviewKey(secrets: Secrets, key: string, now: Date): PreviewKey | undefined {
  const [payload = '', signature = ''] = key.split('.');
  if (!isSigned(secrets, PURPOSE, signature, (own) => signatureOf(own, payload))) return undefined;
  const [kind, id, personId, expiresAt] = schema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return expiresAt > now.getTime() ? { owner: { kind, id }, personId } : undefined;
}

function signatureOf(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(payload).digest('base64url');
}
