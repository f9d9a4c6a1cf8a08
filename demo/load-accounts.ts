import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { addEmailAddress } from '#modules/identity/email-verification/add-email-address.ts';
import { extendMembership } from '#modules/money/memberships/extend-membership.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { type Known, required } from './known.ts';
import { members, people, staff } from './world.ts';

/** Makes everybody somebody whom one can sign in as: with an address that no mail reaches, a membership, a role. */
export async function loadAccounts(context: CommandContext, personIds: Known): Promise<void> {
  for (const { key, username } of people) {
    const personId = required(personIds, key);
    const has = 'select 1 from email_address where person_id = $1';
    if ((await context.database.query('demo_address', has, [personId])).length > 0) continue;
    await addEmailAddress(context, { personId, address: `${username}@demo.example`, isVerified: true });
  }
  for (const name of members) {
    const personId = required(personIds, name);
    if ((await findMembership(context.database, personId)) !== null) continue;
    await withTransaction(context, (inside) => extendMembership(inside, { personId, tier: 'MEMBER', months: 12 }));
  }
  for (const { name, roles } of staff) {
    for (const role of roles) await changeRole(context, { personId: required(personIds, name), role, isGranted: true });
  }
}
