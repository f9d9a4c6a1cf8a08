import type { Scope } from '#shared/identity/scopes.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { endPersonalTokens } from '#modules/identity/personal-tokens/end-personal-token.ts';
import { deleteExpired, deleteGrants } from './oauth.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'oauth:sweep': unknown;
  }
}

/** An app that the viewer allowed something. */
export type AuthorizedApp = {
  readonly id: string;
  readonly name: string;
  readonly ownerUsername: string;
  readonly scopes: readonly Scope[];
  readonly authorizedAt: Date;
  readonly lastUsedAt: Date | null;
};

const TEXT = `
  select a.id, a.name, o.username as "ownerUsername", max(g.created_at) as "authorizedAt",
    max(g.last_used_at) as "lastUsedAt",
    array(select distinct s from oauth_grant x, unnest(x.scopes) as s
      where x.app_id = a.id and x.person_id = $1 and x.expires_at > $2 order by s) as scopes
  from oauth_grant g join oauth_app a on a.id = g.app_id join person o on o.id = a.owner_id
  where g.person_id = $1 and g.expires_at > $2
  group by a.id, a.name, o.username order by a.name, a.id`;

/** The apps that act for the viewer; for a whole session only. */
export async function readAuthorizedApps(context: CommandContext): Promise<readonly AuthorizedApp[]> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  return await context.database.query<AuthorizedApp>('authorized_apps', TEXT, [personId, context.clock.now()]);
}

/** Ends all that the viewer allowed an app, at once. False where they allowed it nothing. */
export async function endAuthorizedApp(context: CommandContext, appId: string): Promise<boolean> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  return (await deleteGrants(context.database, { personId, appId })) > 0;
}

/** Ends every token that acts for a person, their own and those of apps. Part of signing somebody out for good. */
export async function endAllTokens(context: CommandContext, personId: string): Promise<void> {
  await endPersonalTokens(context, personId);
  await deleteGrants(context.database, { personId });
}

/** Removes what is over. */
export async function sweepOAuth({ database, clock }: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  await deleteExpired(database, clock.now());
}
