import type { Scope } from '#shared/identity/scopes.ts';

/**
 * What a session on a custom domain may do. The owner of the domain decides where its name leads, and
 * could come by such a session: what an account is worth stays on the main site.
 */
export const domainScopes: ReadonlySet<Scope> = new Set(['read', 'write']);
