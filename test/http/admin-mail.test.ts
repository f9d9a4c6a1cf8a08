import { expect, test } from 'vitest';
import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
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
