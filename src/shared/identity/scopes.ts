/** What a bearer token may be allowed (rule 153). */
export const scopes = ['read', 'write', 'publish', 'stats', 'audience'] as const;

export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text);
}
