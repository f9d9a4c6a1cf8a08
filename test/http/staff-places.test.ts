import { expect, test } from 'vitest';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { idOf, RESEND, type SentInvitation, staffInviting } from '#test/support/staff-inviting.ts';

const DAY = 86_400_000;
const program = await openProgram({ withWorld: false });

const { ask, scene, linkTo, answer } = staffInviting(() => program);

const FILL = `
  insert into publication_invitation
    (id, publication_id, invited_by, role, address, token_hash, state, created_at, sent_at, expires_at)
  select 'full' || n, $1, $2, 'writer', n || '@full.example', 'full' || n, 'open', $3::timestamptz, $3, $3 + interval '30 days'
  from generate_series(1, $4::int) n`;

test('PUB-4, rule 279: a full staff has no room for somebody new, but whoever is invited there already keeps their place', async () => {
  const { publicationId, owner, invite } = await scene();
  const [to, day] = ['kept@mail.example', 14 * DAY];
  await invite(owner, to);
  const values = [publicationId, owner.personId, program.clock.now(), 998];
  await program.context.database.query('test_fill_staff', FILL, values);
  const left = async () => {
    const LEFT = 'query($id: ID!) { answer: collection(id: $id) { staffInvitesLeft { left } } }';
    return (await ask(owner, LEFT, { id: publicationId })).data?.answer;
  };
  const before = await left();
  expect((await invite(owner, 'new@mail.example')).message).toBe(messages.tooMany);
  expect(await left(), 'what was not sent does not count').toEqual(before);
  program.clock.advance(day);
  const later = await signIn(program, { person: owner.personId });
  expect((await invite(later, 'new@mail.example')).message).toBe(messages.tooMany);
  expect((await invite(later, to)).message).toBeUndefined();
  const again = await linkTo(to);
  expect(await answer(await signIn(program), again)).toMatchObject({ viewerEdge: { viewerStaffRole: 'WRITER' } });
  expect((await invite(later, 'new@mail.example')).message, 'a member has the place now').toBe(messages.tooMany);
});

test('PUB-4, rule 279: the list says whose invitations nobody can accept until they are sent again', async () => {
  const { owner, member, invite, publicationId } = await scene();
  const editor = await member('editor');
  const sent = await invite(editor, 'orphan@mail.example');
  expect(sent.open).toMatchObject([{ isInviterGone: false }]);
  await appointMember(program.context, { publicationId, personId: editor.personId, role: 'writer' });
  const { open: seen } = await invite(owner, 'other@mail.example');
  expect(seen.map(({ address, isInviterGone }) => [address, isInviterGone])).toEqual(
    expect.arrayContaining([
      ['orphan@mail.example', true],
      ['other@mail.example', false],
    ]),
  );
  const again = await ask(owner, RESEND, { id: sent.open[0]?.id });
  const after = (again.data?.answer?.['staffInvitations'] ?? []) as SentInvitation[];
  expect(after.map(({ isInviterGone }) => isInviterGone)).toEqual([false, false]);
  const link = await linkTo('orphan@mail.example');
  expect(await answer(await signIn(program), link)).toMatchObject({ viewerEdge: { viewerStaffRole: 'WRITER' } });
});

test('PUB-4, rule 279: of sending again and accepting at one moment nobody is invited anew who is on the staff', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { owner, invite, publicationId } = await scene();
    const to = `race-${round}@mail.example`;
    await invite(owner, to);
    const link = await linkTo(to);
    const person = await signIn(program);
    const [joined] = await Promise.all([answer(person, link), ask(owner, RESEND, { id: idOf(link) })]);
    const rows = await program.context.database.kysely
      .selectFrom('publication_invitation')
      .select('state')
      .where('publication_id', '=', publicationId)
      .execute();
    const hasJoined = joined?.message === undefined;
    expect(rows).toEqual([{ state: hasJoined ? 'accepted' : 'open' }]);
  }
});
