import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProgram } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { eraseMailHoldsOf } from '#modules/ground/mail-suppressions/lift-mail-hold.ts';
import { noteComplaint, noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { readMailHoldsOf } from '#modules/moving/account-exports/read-mail-holds-of.ts';
import { confirmSubscription } from '#modules/telling/subscribers/confirm-subscription.ts';
import { makeConfirmationToken } from '#modules/telling/subscribers/confirmation-token.ts';
import { readUnsubscription, resumeMail } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
afterAll(() => world.close());

const addressOf = ({ personId }: ToldMember) => `${personId}@mail.example`;
async function reader(): Promise<ToldMember> {
  const member = await world.member();
  await world.giveAddress(member);
  return member;
}
const holdOf = async (member: ToldMember) =>
  ((await member.ask('{ viewer { mailHold { reason until } } }')) as { viewer: { mailHold: unknown } }).viewer.mailHold;
const lift = async (member: ToldMember) =>
  (await member.ask('mutation { outcome: liftMailHold { __typename ... on User { mailHold { reason } } } }'))[
    'outcome'
  ];
const written = async (address: string) => (await readMail(world.context)).filter(({ to }) => to === address).length;

test('rule 168: whose mail came back is told, and has it go on, with a mail that shows whether it arrives', async () => {
  const member = await reader();
  expect([await holdOf(member), await lift(member)]).toEqual([null, { __typename: 'User', mailHold: null }]);
  expect(await written(addressOf(member)), 'there was nothing to lift').toBe(0);
  await noteComplaint(world.context, addressOf(member));
  await noteReturned(world.context, addressOf(member), '5.1.1');
  expect(await holdOf(member), 'the gravest').toEqual({ reason: 'BOUNCED', until: null });
  expect(await lift(member)).toEqual({ __typename: 'User', mailHold: null });
  expect(await written(addressOf(member))).toBe(1);
  for (const outcome of ['User', 'User', 'RateLimited']) {
    await noteReturned(world.context, addressOf(member), '5.1.1');
    expect(await lift(member)).toMatchObject({ __typename: outcome });
  }
  expect(await holdOf(member)).toMatchObject({ reason: 'BOUNCED' });
});

test('rule 168: nobody sees or lifts it for others, and not for an address that they have not shown to be theirs', async () => {
  const [member, other] = [await reader(), await reader()];
  await noteComplaint(world.context, addressOf(member));
  const asked = await other.ask('query($id: ID!) { userResult(id: $id) { ... on User { mailHold { reason } } } }', {
    id: member.personId,
  });
  expect(asked).toEqual({ userResult: { mailHold: null } });
  await lift(other);
  await world.database.query('test_unproven', 'update email_address set is_verified = false where person_id = $1', [
    member.personId,
  ]);
  await lift(member);
  await world.database.query('test_proven', 'update email_address set is_verified = true where person_id = $1', [
    member.personId,
  ]);
  // By the link of one kind of mail nobody decides about all.
  const digest = makeUnsubscribeToken(world.context.secrets, { personId: member.personId, target: 'DIGEST' });
  await resumeMail(world.context, digest);
  const rows = await world.database.query('test_held', 'select 1 from mail_suppression where address = $1', [
    addressOf(member),
  ]);
  expect(rows).toHaveLength(1);
});

test('rule 168: an address without an account reads it on the page of everything, and has it go on there', async () => {
  const author = await world.member();
  const address = 'ann@hold.example';
  const id = await world.addAddress({ kind: 'person', id: author.personId }, address);
  const { secrets } = world.context;
  const read = async (token: string) =>
    (await readUnsubscription({ ...commandReader(world.context), secrets }, token))?.holdReason;
  const everything = makeUnsubscribeToken(secrets, { personId: '', target: `reader/${id}` });
  const single = makeUnsubscribeToken(secrets, { personId: '', target: `subscriber/${id}` });
  expect(await read(everything)).toBeNull();
  await noteComplaint(world.context, address);
  expect([await read(everything), await read(single)]).toEqual(['COMPLAINED', null]);
  await resumeMail(world.context, single);
  await resumeMail(world.context, `${everything}x`);
  expect(await read(everything)).toBe('COMPLAINED');
  await resumeMail(world.context, everything);
  expect([await read(everything), await written(address)]).toEqual([null, 1]);
});

test('rule 168: whoever confirms that they want a newsletter wants its mail', async () => {
  const author = await world.member();
  const address = 'bob@hold.example';
  const id = await world.addAddress({ kind: 'person', id: author.personId }, address);
  await world.database.query('test_waiting', "update subscriber set state = 'waiting' where id = $1", [id]);
  await noteComplaint(world.context, address);
  await confirmSubscription(
    world.context,
    makeConfirmationToken(world.context.secrets, { subscriberId: id, askedAt: world.clock.now() }),
  );
  const held = await world.database.query('test_held', 'select 1 from mail_suppression where address = $1', [address]);
  expect(held).toEqual([]);
});

test('PROF-4: what came back stands in the archive of a person, and is forgotten with their account', async () => {
  const [member, other] = [await reader(), await reader()];
  for (const one of [member, other]) {
    await noteComplaint(world.context, addressOf(one));
    await noteReturned(world.context, addressOf(one), '4.2.2');
  }
  const archived = async (one: ToldMember) =>
    (
      JSON.parse(new TextDecoder().decode((await readMailHoldsOf(world.context, one.personId)).bytes)) as {
        kind: string;
      }[]
    )
      .map(({ kind }) => kind)
      .toSorted();
  expect(await archived(member)).toEqual(['complained', 'returned']);
  await eraseMailHoldsOf(asProgram(world.context), member.personId);
  expect([await archived(member), await archived(other)]).toEqual([[], ['complained', 'returned']]);
});
