import { setPreferences } from '#modules/people/preferences/set-preferences.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { BY_MAIL } from '#modules/telling/issues/story-readers.ts';
import { SUBSCRIPTIONS_OF } from './subscriptions-of.ts';

const IS_IN_THE_WAY = `
  select 1 from viewer_preference v
  where v.person_id = $2 and v.name = $3 and v.value = 'false'::jsonb
    and not exists (select from ${SUBSCRIPTIONS_OF} t where t.id <> $1)`;

/**
 * Whoever left everything that goes to many and then subscribes to one newsletter wants that one: the switch goes back on
 * where nothing else would come by it. Where something else would, the switch is as its reader set it.
 */
export async function letMailCome(inside: CommandContext, personId: string, subscriberId: string): Promise<void> {
  const values = [subscriberId, personId, BY_MAIL];
  if ((await inside.database.query('mail_switch_in_the_way', IS_IN_THE_WAY, values)).length === 0) return;
  await setPreferences(inside, personId, new Map([[BY_MAIL, true]]));
}
