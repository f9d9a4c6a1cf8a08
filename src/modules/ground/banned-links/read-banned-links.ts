import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canBanLinks } from '#modules/ground/roles/roles.policy.ts';

export type BannedLink = { readonly pattern: string; readonly reason: string; readonly createdAt: Date };

/** Every pattern of links that may not be published, newest first, for staff. */
export function readBannedLinks(context: CommandContext): Promise<readonly BannedLink[]> {
  mustBeAllowed(canBanLinks(context));
  const text = 'select pattern, reason, created_at as "createdAt" from banned_link order by created_at desc, pattern';
  return context.database.query<BannedLink>('banned_links_all', text, []);
}
