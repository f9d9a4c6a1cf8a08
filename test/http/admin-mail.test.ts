import { expect, test } from 'vitest';
import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram } from '#test/support/test-program.ts';

test.each([
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }, messages.noOwnDomain, messages.noDomain],
  ['none', {}, messages.noDomain, messages.noOwnDomain],
])(
  'NEWS-3: with %s and no domain yet, the page of mail asks for what is missing',
  async (_, settings, said, unsaid) => {
    const program = await startTestProgram({ withWorld: false, settings });
    try {
      const admin = await signIn(program);
      await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
      const { text } = await program.ask('/_/admin/mail', { headers: { cookie: admin.cookie } });
      expect(text).toContain(said);
      expect(text).not.toContain(unsaid);
    } finally {
      await program.close();
    }
  },
);

test('rule 320: the page of mail does not call newsletters good while mail servers refuse an issue for everybody alike', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const program = await startTestProgram({ withWorld: false, settings });
  try {
    const admin = await signIn(program);
    await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
    const readState = async () => {
      const { text } = await program.ask('/_/admin/mail', { headers: { cookie: admin.cookie } });
      return { isWell: !text.includes('data-well="false"'), isSaid: text.includes('An issue is on hold') };
    };
    expect(await readState()).toEqual({ isWell: true, isSaid: false });
    const newsletterId = await ensureFirstNewsletter(program.context, { kind: 'person', id: admin.personId });
    const { id: storyId } = await buildStory(program.context, { authorIds: [admin.personId] });
    const now = program.context.clock.now();
    const held = `insert into issue (id, newsletter_id, story_id, subject, state, stop_reason, recipient_count, send_at,
        not_after, created_at)
      values ('refused', $1, $2, 'Refused', 'paused', 'refused', 3, $3::timestamptz, $3::timestamptz + interval '1 day', $3)`;
    await program.context.database.query('test_refused', held, [newsletterId, storyId, now]);
    expect(await readState()).toEqual({ isWell: false, isSaid: true });
    const since = `update issue set not_after = not_after - interval '50 hours' where id = 'refused'`;
    await program.context.database.query('test_since', since, []);
    expect(await readState(), 'two days ago').toEqual({ isWell: true, isSaid: false });
  } finally {
    await program.close();
  }
});
