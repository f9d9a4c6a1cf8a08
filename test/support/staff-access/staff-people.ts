import { type PlatformRole, platformRoles } from '#shared/moderation/platform-roles.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';
import type { TestProgram } from '#test/support/test-program.ts';

type Headers = Readonly<Record<string, string>>;

/** Whoever asks and is no staff for what they ask with, whatever their account is. */
const outsiders = [
  'stranger',
  'reader',
  'unverified',
  'suspended',
  'member',
  'suspended ADMIN',
  'token of an ADMIN',
] as const;

export type Asking = (typeof outsiders)[number] | PlatformRole;

/** Everybody that a thing for staff is tried as. */
export const everyone: readonly Asking[] = [...outsiders, ...platformRoles];

const MAKE_TOKEN = `mutation ($until: Timestamp!) {
  result: createPersonalToken(name: "All", scopes: [read, write, publish, stats, audience], expiresAt: $until) {
    ... on CreatedPersonalToken { value } } }`;

/** Who somebody is, and what they send to be known by. */
export type Known = { readonly personId: string | null; readonly headers: Headers };

/** Everybody, signed in a moment ago. */
export async function gatherEveryone(program: TestProgram): Promise<ReadonlyMap<Asking, Known>> {
  const { context } = program;
  const { kysely } = context.database;
  const stranger = await openVisitor(program);
  const made = new Map<Asking, Known>([['stranger', { personId: null, headers: stranger.headers }]]);
  const join = async (who: Asking, change: (person: SignedIn) => Promise<unknown>) => {
    const person = await signIn(program);
    await change(person);
    made.set(who, person);
  };
  const grant = ({ personId }: SignedIn, role: PlatformRole) =>
    changeRole(context, { personId, role, isGranted: true });
  const suspend = ({ personId }: SignedIn) => suspendPerson(context, { personId, rule: 'SPAM', reason: 'Spam' });

  await join('reader', () => Promise.resolve());
  await join('member', ({ personId }) => buildMembership(context, { personId }));
  await join('suspended', suspend);
  await join('unverified', ({ personId }) =>
    kysely.updateTable('email_address').set({ is_verified: false }).where('person_id', '=', personId).execute(),
  );
  for (const role of platformRoles) await join(role, (person) => grant(person, role));
  await join('suspended ADMIN', async (person) => {
    await grant(person, 'ADMIN');
    await suspend(person);
  });
  made.set('token of an ADMIN', await tokenOf(program, made.get('ADMIN')));
  return made;
}

async function tokenOf(program: TestProgram, admin: Known | undefined): Promise<Known> {
  const until = program.clock.now().getTime() + 86_400_000;
  const { data } = await askGraph(program, admin?.headers ?? {}, MAKE_TOKEN, { until });
  const { value = '' } = (data?.['result'] ?? {}) as { readonly value?: string };
  const headers = { authorization: `Bearer ${value}`, 'content-type': 'application/json' };
  return { personId: null, headers };
}
