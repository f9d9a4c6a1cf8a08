import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Claims } from '#platform/open-id/verify-id-token.ts';

const text = z.string().optional().catch(undefined);

const facebookShape = z.object({
  id: z.string().min(1).max(255),
  name: text,
  email: text,
});

/** Where Facebook says who bears a token, with the proof that the asker knows the secret of the app too. */
export function facebookPersonUrl(base: string, accessToken: string, clientSecret: string): URL {
  const url = new URL(`${base}/me`);
  url.searchParams.set('fields', 'id,name,email');
  url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'));
  return url;
}

/** Facebook does not say whether it ever wrote to the address, so it counts as unverified. */
export function readFacebookPerson(body: unknown): Claims {
  const { id, name, email } = facebookShape.parse(body);
  return { subject: id, name, email, isEmailVerified: false };
}

const xShape = z.object({
  data: z.object({
    id: z.string().min(1).max(255),
    name: text,
    username: text,
    confirmed_email: text,
  }),
});

export function xPersonUrl(base: string): URL {
  const url = new URL(`${base}/2/users/me`);
  url.searchParams.set('user.fields', 'id,name,username,confirmed_email');
  return url;
}

/** X gives only an address that it has confirmed. */
export function readXPerson(body: unknown): Claims {
  const { id, name, username, confirmed_email: email } = xShape.parse(body).data;
  return { subject: id, name: name ?? username, email, isEmailVerified: email !== undefined };
}
