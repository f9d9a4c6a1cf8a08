import { type Wire, List, xmlOf } from './xml.ts';

export type Answer = { readonly status: number; readonly body: string; readonly type: string };

export function xmlAnswer(status: number, root: string, value: Wire): Answer {
  return { status, body: xmlOf(root, value), type: 'application/xml; charset=utf-8' };
}

export const NOT_FOUND: Answer = { status: 404, body: '', type: 'text/html' };

/** A 422: what was wrong with a call, by the codes of the documentation; nothing was done. */
export function invalid(root: string, code: string, attribute: string, message: string): Answer {
  const error = { code, attribute, message };
  return refused(message, { [root]: { errors: new List('error', [error]) } });
}

/** A 422 with what was made and did not succeed. */
export function refused(message: string, errors: Wire, made: { readonly [key: string]: Wire } = {}): Answer {
  const none = new List('error', []);
  const all = typeof errors === 'object' && errors !== null ? { errors: none, ...errors } : { errors: none };
  return xmlAnswer(422, 'api-error-response', { errors: all, message, ...made });
}
