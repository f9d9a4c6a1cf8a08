/** What a person entered cannot be done: the sentence stands at the field (rule 149). */
export type BadRequest = { readonly type: 'BadRequest'; readonly message: string };
export type NotFound = { readonly type: 'NotFound'; readonly message: string };
export type Forbidden = { readonly type: 'Forbidden'; readonly message: string };
/** What stands there now is in the way. */
export type Conflict = { readonly type: 'Conflict'; readonly message: string };

export function badRequest(message: string): BadRequest {
  return { type: 'BadRequest', message };
}

export function notFound(message: string): NotFound {
  return { type: 'NotFound', message };
}

export function forbidden(message: string): Forbidden {
  return { type: 'Forbidden', message };
}

export function conflict(message: string): Conflict {
  return { type: 'Conflict', message };
}
