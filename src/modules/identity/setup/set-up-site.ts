import { readSetupForm, type SetupFaults, type SetupField } from '#shared/identity/setup-form.ts';
import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { settingFault } from '#modules/ground/settings/setting-list.ts';
import { replaceSession } from '#modules/identity/sessions/replace-session.ts';
import { createPerson } from '#modules/people/people/create-person.ts';
import { hasAdministrator, hashOfToken } from './setup-link.ts';
import { insertAdministrator, lockUnusedLink, markLinkUsed } from './setup.store.ts';

type SetupInput = {
  readonly token: string;
  /** Key of the host that the session is for. */
  readonly host: string;
  readonly values: Readonly<Record<SetupField, string>>;
};

export type SetupOutcome =
  /** `cookieValue` is the session of the administrator in the browser that sent the form. */
  | { readonly kind: 'done'; readonly cookieValue: string }
  | { readonly kind: 'linkUsed' }
  | { readonly kind: 'refused'; readonly faults: SetupFaults };

/**
 * Names the site, makes its first administrator and signs them in. Whoever has the token may, once: the link that
 * the program prints is the only authority before there is anybody. They may publish at once, since whoever
 * runs the machine needs no mail to show who they are.
 */
export function setUpSite(context: CommandContext, { token, host, values }: SetupInput): Promise<SetupOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const tokenHash = hashOfToken(token);
    if (!(await lockUnusedLink(database, tokenHash)) || (await hasAdministrator(inside))) return { kind: 'linkUsed' };
    const read = readSetupForm(values);
    if (!read.ok) return { kind: 'refused', faults: read.faults };
    const { siteName, name, username, email } = read.form;
    if (settingFault('site.name', siteName) !== undefined)
      return { kind: 'refused', faults: { siteName: 'siteNameInvalid' } };
    const faults = await findTaken(inside, username, email);
    if (faults !== undefined) return { kind: 'refused', faults };
    if (siteName !== '' && siteName !== DEFAULT_SITE_NAME) await setSetting(inside, 'site.name', siteName);
    const personId = await createPerson(inside, { name, username, bio: '', isUnclaimed: false });
    await insertAdministrator(database, { personId, email, now: clock.now() });
    await purgeTags(inside, ['site']);
    await markLinkUsed(database, { tokenHash, personId, now: clock.now() });
    const { cookieValue } = await replaceSession(inside, { personId, host, method: 'operator', entry: 'setup' });
    return { kind: 'done', cookieValue };
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
