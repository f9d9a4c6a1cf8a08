import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from './build-person.ts';

/** Somebody who is in the partner program since a moment. */
export async function buildPartner(context: CommandContext, enrolledAt: string): Promise<string> {
  const personId = await buildPerson(context);
  await enrollPartner(context, personId, enrolledAt);
  return personId;
}

/** Puts a person into the program as the row, since nobody asks what they lack. */
export async function enrollPartner({ database }: CommandContext, personId: string, enrolledAt: string): Promise<void> {
  await database.query(
    'test_partner',
    `insert into partner_enrollment (person_id, status, type, country, unmet, applied_at, enrolled_at)
     values ($1, 'ENROLLED', 'APPLY', 'DE', '{}', $2, $2) on conflict do nothing`,
    [personId, enrolledAt],
  );
}
