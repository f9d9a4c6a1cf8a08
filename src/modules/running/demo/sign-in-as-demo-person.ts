import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { replaceSession } from '#modules/identity/sessions/replace-session.ts';
import { readDemoPeople } from './demo-people.ts';

/**
 * A session as somebody of the demo, without any proof: as open as the mail there, which opens every account
 * too. Undefined for everybody else, and where the demo is not open.
 */
export async function signInAsDemoPerson(
  context: CommandContext,
  { username, host }: { readonly username: string; readonly host: string },
): Promise<{ readonly cookieValue: string } | undefined> {
  const person = (await readDemoPeople(context))?.find((one) => one.username === username);
  if (person === undefined) return undefined;
  return await withTransaction(context, (inside) =>
    replaceSession(inside, { personId: person.id, host, method: 'operator', entry: 'demo' }),
  );
}
