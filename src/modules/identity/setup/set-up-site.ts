import { readSetupForm, type SetupFaults, type SetupField } from '#shared/identity/setup-form.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createPerson } from '#modules/people/people/create-person.ts';
import { hasAdministrator, hashOfToken } from './setup-link.ts';
import { insertAdministrator, lockUnusedLink, markLinkUsed } from './setup.store.ts';

export type SetupOutcome =
  | { readonly kind: 'done'; readonly username: string }
  | { readonly kind: 'linkUsed' }
  | { readonly kind: 'refused'; readonly faults: SetupFaults };

/**
 * Makes the first administrator of the site. Whoever has the token may, once: the link that the program
 * prints is the only authority before there is anybody (contract, "first run").
 */
export function setUpSite(
  context: CommandContext,
  token: string,
  values: Readonly<Record<SetupField, string>>,
): Promise<SetupOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const tokenHash = hashOfToken(token);
    if (!(await lockUnusedLink(database, tokenHash)) || (await hasAdministrator(inside))) return { kind: 'linkUsed' };
    const read = readSetupForm(values);
    if (!read.ok) return { kind: 'refused', faults: read.faults };
    const { name, username, email } = read.form;
    const faults = await findTaken(inside, username, email);
    if (faults !== undefined) return { kind: 'refused', faults };
    const personId = await createPerson(inside, { name, username, bio: '', isUnclaimed: false });
    await insertAdministrator(database, { personId, email, now: clock.now() });
    await markLinkUsed(database, { tokenHash, personId, now: clock.now() });
    return { kind: 'done', username };
  });
}

async function findTaken(
  { database }: CommandContext,
  username: string,
  email: string,
): Promise<SetupFaults | undefined> {
  const [person] = await database.query('setup_username', 'select 1 from person where lower(username) = $1', [
    username,
  ]);
  if (person !== undefined) return { username: 'usernameTaken' };
  const [address] = await database.query('setup_email', 'select 1 from email_address where address = $1', [email]);
  return address === undefined ? undefined : { email: 'emailTaken' };
}
