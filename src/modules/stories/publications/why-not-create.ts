import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { publicationLimits } from '#shared/publications/publication-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

const HOUR = 3_600_000;

const OWN = `
  select p.created_at as "createdAt", (
    select count(*)::int from publication_member m where m.person_id = p.id and m.role = 'owner') as owned
  from person p where p.id = $1`;

/** The sentence why somebody may not make a publication now (rule 52); undefined where they may. */
export async function whyNotCreate(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<string | undefined> {
  const [row] = await database.query<{ createdAt: Date; owned: number }>('publications_owned', OWN, [viewer.personId]);
  if ((row?.owned ?? 0) >= publicationLimits.mostOwned) return tooManyOwned;
  // On the first day of a site nobody else could begin.
  if (viewer.roles.has('ADMIN')) return undefined;
  if (!viewer.isEmailVerified) return messages.notConfirmed;
  const { hoursBeforeFirst: hours } = publicationLimits;
  const age = clock.now().getTime() - (row?.createdAt.getTime() ?? 0);
  if (age < hours * HOUR) return formatMessage(messages.tooYoung, { hours });
  const isForMembers = (await readSettings(database))['publications.requireMembership'] === 'true';
  return isForMembers && !viewer.isMember ? messages.membersOnly : undefined;
}

export const tooManyOwned = formatMessage(messages.tooMany, { most: publicationLimits.mostOwned });
