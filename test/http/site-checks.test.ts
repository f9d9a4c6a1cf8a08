import { expect, test } from 'vitest';
import { NotAllowed } from '#modules/ground/acting.ts';
import { runSiteChecks } from '#modules/running/checks/run-site-checks.ts';
import { sendTestMail } from '#modules/running/checks/send-test-mail.ts';
import { siteCheckNames } from '#modules/running/checks/site-checks.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { startMailSink } from '#test/support/mail-sink.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });

async function as(role: 'ADMIN' | 'MODERATOR', changes: Partial<typeof program.context.config> = {}) {
  const { personId } = await signIn(program);
  const viewer = buildViewer({ personId, roles: new Set([role]) });
  const config = { ...program.context.config, ...changes };
  return { ...program.context, config, viewer, isProgram: false };
}

const AWAY = { smtpUrl: 'smtp://127.0.0.1:9' };

test('ADMIN-1: an administrator has everything checked, or what is named, and nobody else has', async () => {
  const all = await runSiteChecks(await as('ADMIN'));
  expect(all.map(({ name }) => name)).toEqual(siteCheckNames);
  expect(all.find(({ name }) => name === 'storage')).toMatchObject({ isWell: true });
  expect(await runSiteChecks(await as('ADMIN', AWAY), ['mail', 'mail', 'database'])).toEqual([
    {
      name: 'mail',
      isWell: false,
      sentence: expect.stringContaining('ECONNREFUSED') as string,
      next: expect.stringContaining('SMTP_URL') as string,
    },
    { name: 'database', isWell: true, sentence: expect.stringMatching(/^PostgreSQL .+ answers$/) as string },
  ]);
  await expect(runSiteChecks(await as('MODERATOR'))).rejects.toThrow(NotAllowed);
});

test('ADMIN-1: a test mail goes to whoever asks for it, and none waits for a server that is away', async () => {
  const sink = await startMailSink();
  try {
    const waiting = async () =>
      (
        await program.context.database.query<{ count: number }>(
          'waiting',
          'select count(*)::int from graphile_worker.jobs',
          [],
        )
      )[0];
    expect(await sendTestMail(await as('ADMIN', { smtpUrl: sink.url }))).toMatchObject({
      address: expect.stringContaining('@') as string,
    });
    const away = await as('ADMIN', AWAY);
    const before = await waiting();
    expect(await sendTestMail(away)).toMatchObject({
      type: 'BadRequest',
      message: expect.stringMatching(/^We didn’t send it: /) as string,
    });
    expect(await waiting()).toEqual(before);
    await expect(sendTestMail(await as('MODERATOR'))).rejects.toThrow(NotAllowed);
  } finally {
    await sink.close();
  }
});
