import type { CommandContext } from '#modules/ground/command-context.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { DOMAIN_PASS_LIFETIME } from './session.ts';
import { insertDomainPass } from './sessions.store.ts';
import { mustOwnSessions } from './sessions.policy.ts';

export type DomainPassRequest = {
  /** Key of the custom domain's host. */
  readonly host: string;
  /** Of the same reader's browser there, which has cookies of its own. */
  readonly visitorHash: string;
  /** Path on that host, already made safe. */
  readonly redirect: string;
};

/**
 * A pass from the viewer's session on the main site to one custom domain (rule 145): for one
 * browser, used once, within 60 seconds.
 */
export async function issueDomainPass(context: CommandContext, pass: DomainPassRequest): Promise<string> {
  const { sessionId } = mustOwnSessions(context);
  const value = createToken();
  await insertDomainPass(context.database, {
    token_hash: hashOfToken(value),
    session_id: sessionId,
    host: pass.host,
    visitor_hash: pass.visitorHash,
    redirect: pass.redirect,
    expires_at: new Date(context.clock.now().getTime() + DOMAIN_PASS_LIFETIME),
  });
  return value;
}

/** Whether the viewer went from this session to that host before, so that nothing need be asked again. */
export async function hasSessionOnDomain(context: CommandContext, host: string): Promise<boolean> {
  const { sessionId } = mustOwnSessions(context);
  const row = await context.database.kysely
    .selectFrom('session')
    .select('id')
    .where('parent_id', '=', sessionId)
    .where('host', '=', host)
    .where('expires_at', '>', context.clock.now())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
