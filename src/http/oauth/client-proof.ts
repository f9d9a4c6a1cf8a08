import type { FastifyRequest } from 'fastify';
import type { Fields } from './token-fields.ts';

export type ClientProof = { readonly appId: string; readonly secret: string | undefined };

/** How an app says who it is: by HTTP Basic or by fields, never by both (OAuth 2.1, 2.4.1). */
export function readClientProof({ headers }: FastifyRequest, fields: Fields): ClientProof | undefined {
  const [appId, secret] = [fields.get('client_id'), fields.get('client_secret')];
  const { authorization } = headers;
  if (authorization === undefined) return appId === undefined ? undefined : { appId, secret };
  const basic = readBasic(authorization);
  if (basic === undefined || secret !== undefined || (appId !== undefined && appId !== basic.appId)) return undefined;
  return basic;
}

function readBasic(authorization: string): ClientProof | undefined {
  const encoded = /^basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const at = text.indexOf(':');
  if (at <= 0) return undefined;
  const [appId, secret] = [decode(text.slice(0, at)), decode(text.slice(at + 1))];
  return appId === undefined || !secret ? undefined : { appId, secret };
}

/** Both halves are written as in a form. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
