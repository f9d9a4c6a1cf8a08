import { expect, test } from 'vitest';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { settingFault } from '#modules/ground/settings/setting-list.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';

const NAME = 'Lamp & Ledger';
const program = await openProgram({ servers: 2 });

/** What a reader and their programs are told the site is called, where each server is asked for what it keeps. */
async function namesOf(server: number): Promise<readonly string[]> {
  const [home, story, manifest, feed] = await Promise.all(
    ['/', program.world.stories.specimen.path, '/manifest.webmanifest', '/feed'].map((path) =>
      program.ask(path, { server }),
    ),
  );
  const found = [
    /<title>[^<]* – ([^<]+)<\/title>/.exec(home?.text ?? ''),
    /property="og:site_name" content="([^"]+)"/.exec(story?.text ?? ''),
    /"name":"([^"]+)"/.exec(manifest?.text ?? ''),
    /<title>([^<]+)<\/title>/.exec(feed?.text ?? ''),
  ];
  return found.map((match) => match?.[1] ?? 'none');
}

test('ADMIN-1: the operator names the site, and pages, feeds, apps and mail say it from then on', async () => {
  const before = Array.from({ length: 4 }, () => 'Longhand');
  for (const server of [0, 1]) expect(await namesOf(server)).toEqual(before);

  await setSetting(program.context, 'site.name', NAME);
  for (const server of [0, 1]) {
    await expect
      .poll(() => namesOf(server))
      .toEqual(['Lamp &amp; Ledger', 'Lamp &amp; Ledger', NAME, 'Lamp &amp; Ledger']);
  }
  expect(await readSiteName(program.context)).toBe(NAME);
  const { context } = program;
  const mailed = { address: 'ada@mail.example', person_id: program.world.people.ada, is_verified: true };
  await context.database.kysely
    .insertInto('email_address')
    .values({ ...mailed, created_at: context.clock.now() })
    .execute();
  const notice = { rule: 'SPAM', reason: 'Too many links' } as const;
  await suspendPerson(program.context, { personId: program.world.people.ada, ...notice });
  expect((await readMail(program.context)).map(({ subject }) => subject)).toContain(
    `Your ${NAME} account is suspended`,
  );

  await setSetting(program.context, 'site.name', '');
  for (const server of [0, 1]) await expect.poll(() => namesOf(server)).toEqual(before);
});

test.each(['<b>', 'a "b"', ' padded', 'x'.repeat(51), 'two\nlines'])('ADMIN-1: a site is not called %j', (name) => {
  expect(settingFault('site.name', name)).toBeDefined();
});
