import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { notFound, badRequest } from '#modules/ground/refusals.ts';
import type { AudienceKind } from './flag-audience.ts';
import { flags } from './flag-list.ts';
import { deleteAudience, upsertAudience } from './flags.store.ts';
import { readFlagAudiences } from './read-flags.ts';

const BY_NAMES = 'select id, lower(username) as username from person where lower(username) = any($1)';

export type AudienceInput = {
  readonly name: string;
  /** Null for nobody but those for whom the whole site has it. */
  readonly kind: AudienceKind | null;
  readonly percent: number;
  readonly usernames: readonly string[];
};

export type SetAudienceOutcome =
  | { readonly type: 'SwitchedFlag' }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };

/** Gives a flag to some people before everybody has it, for administrators (CORE-5). */
export async function setFlagAudience(context: CommandContext, input: AudienceInput): Promise<SetAudienceOutcome> {
  mustBeAllowed(canSwitchFlags(context));
  const flag = flags.find(({ name }) => name === input.name);
  if (flag === undefined) return notFound(messages.unknownFlag);
  const { kind, percent } = input;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    return badRequest(messages.badPercent);
  }
  const wanted = input.usernames.map((username) => username.trim().replace(/^@/, '').toLowerCase());
  const usernames = kind === 'people' ? wanted.filter((username) => username !== '') : [];
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const found = await database.query<{ id: string; username: string }>('people_by_usernames', BY_NAMES, [usernames]);
    const missing = usernames.find((username) => !found.some((person) => person.username === username));
    if (missing !== undefined) {
      return badRequest(formatMessage(messages.noSuchUsername, { username: missing }));
    }
    const before = (await readFlagAudiences(database)).find(({ name }) => name === flag.name) ?? null;
    if (kind === null) await deleteAudience(database, flag.name);
    else {
      const personIds = found.map(({ id }) => id);
      await upsertAudience(database, { name: flag.name, kind, percent, personIds }, clock.now());
    }
    await writeAudit(inside, {
      action: 'flag.audienceSet',
      targetKind: 'flag',
      targetId: flag.name,
      before,
      after: { kind, percent, usernames },
    });
    await purgeTags(inside, ['site']);
    return { type: 'SwitchedFlag' as const };
  });
}
