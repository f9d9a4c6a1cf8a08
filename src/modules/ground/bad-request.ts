/** What a person entered cannot be done: the sentence stands at the field (decisions 149). */
export type BadRequest = { readonly type: 'BadRequest'; readonly message: string };

export function badRequest(message: string): BadRequest {
  return { type: 'BadRequest', message };
}
