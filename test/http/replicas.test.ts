import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { readInternalStatus } from '#modules/running/moderation/read-internal-status.ts';
import { runSiteCheck } from '#modules/running/checks/site-checks.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import type { Answer } from '#test/support/ask.ts';
import { hasServers, type PostgresPair, startPair } from '#test/support/postgres-servers.ts';
import { createReplicatedDatabase } from '#test/support/replicated-database.ts';
import { cookiesOf, signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

describe.skipIf(!hasServers())('rule 236: a site with a replica', () => {
  let pair: PostgresPair;
  let program: TestProgram;
  let story: { readonly id: string; readonly path: string };
  let person: SignedIn;
  let number = 0;

  beforeAll(async () => {
    pair = await startPair();
    const store = await createReplicatedDatabase(pair);
    const settings = {
      DATABASE_URL: store.connectionString,
      DATABASE_READ_URLS: pair.replica.addressOf(store.name),
    };
    program = await startTestProgram({ store, settings });
    const authorId = await buildPerson(program.context, { username: 'kay', name: 'Kay Late' });
    story = await buildStory(program.context, {
      sourceKey: 'late',
      itemKey: 'one',
      authorIds: [authorId],
      title: 'Title 0',
      document: storyDocument(paragraph('Words.')),
    });
    person = await signIn(program, { person: authorId });
  });
  afterAll(async () => {
    await program.close();
    await pair.close();
  });
  // Limits count by this clock, and nothing is kept for longer than it says.
  beforeEach(() => program.clock.advance(3_600_000));
  afterEach(() => pair.replica.run('select pg_wal_replay_resume()'));

  const titleIn = (text: string): string | undefined => /Title \d+/.exec(text)?.[0];
  /** Changes the title where no command would, so that nobody hears of it. */
  const rename = async (): Promise<string> => {
    const title = `Title ${(number += 1)}`;
    await program.context.database.query('rename', 'update story set title = $2 where id = $1', [story.id, title]);
    return title;
  };
  const read = (headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    // A page that was kept is nothing that was read.
    program.clock.advance(3_600_000);
    return program.ask(story.path, { headers });
  };
  /** Holds the replica back, once it has everything. */
  const holdBack = async (): Promise<void> => {
    const { database } = program.context;
    await pair.replica.run('select pg_wal_replay_resume()');
    await expect.poll(() => database.reader().asOf).toBeDefined();
    const [{ position } = { position: '' }] = await pair.primary.run(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    await expect
      .poll(() => pair.replica.run(`select pg_last_wal_replay_lsn() >= '${String(position)}' as "isThere"`))
      .toEqual([{ isThere: true }]);
    await pair.replica.run('select pg_wal_replay_pause()');
    await expect
      .poll(() => pair.replica.run('select pg_get_wal_replay_pause_state() as state'))
      .toEqual([{ state: 'paused' }]);
  };

  test.each([
    ['signed out', () => ({})],
    ['signed in', () => ({ cookie: person.cookie })],
  ])('reads it for who is %s', async (_who, headers) => {
    // One that is a second behind is not read from, and a busy machine may need longer.
    await expect
      .poll(
        async () => {
          await holdBack();
          const before = titleIn((await read(headers())).text);
          await rename();
          return titleIn((await read(headers())).text) === before;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  });

  test('nobody who asks after a purge gets an older page, and no older one is kept', async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      await holdBack();
      const title = await program.context.database.transaction(async (database) => {
        const written = `Title ${(number += 1)}`;
        await database.query('rename', 'update story set title = $2 where id = $1', [story.id, written]);
        await purgeTags({ database }, [`post:${story.id}`]);
        return written;
      });
      const answers = await Promise.all(Array.from({ length: 3 }, () => program.ask(story.path)));
      expect(answers.map(({ text }) => titleIn(text))).toEqual([title, title, title]);
      // It is heard once more when it comes back from the database.
      await expect
        .poll(async () => {
          const kept = await program.ask(story.path);
          return [titleIn(kept.text), kept.headers['x-cache-status']];
        })
        .toEqual([title, 'hit']);
    }
  });

  test('what it does not have yet is there all the same', async () => {
    await holdBack();
    const authorIds = [person.personId];
    const document = storyDocument(paragraph('New words.'));
    const { path } = await buildStory(program.context, {
      sourceKey: 'late',
      itemKey: 'two',
      authorIds,
      title: 'New',
      document,
    });
    expect((await program.ask(path)).status).toBe(200);
    expect((await program.ask(path, { headers: { cookie: person.cookie } })).status).toBe(200);
  });

  const change = async (bio: string, headers = person.headers): Promise<Answer> => {
    const query = `mutation ($input: ProfileInput!) { updateProfile(input: $input) { __typename ... on User { bio } ... on UserError { message } } }`;
    const body = JSON.stringify({ query, variables: { input: { name: 'Kay Late', bio } } });
    return await program.ask('/_/graphql', { method: 'POST', headers, body });
  };

  test('who writes reads what was written, there and on the next pages, and no longer than that takes', async () => {
    await holdBack();
    const answer = await change('Written now.');
    expect(answer.text).toContain('Written now.');
    const [written] = cookiesOf(answer);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^written=\d+; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = `${person.cookie}; ${written}`;
    const page = await program.ask('/@kay/about', { headers: { cookie } });
    expect(page.text).toContain('Written now.');
    const asked = await program.ask('/_/graphql', {
      method: 'POST',
      headers: { ...person.headers, cookie },
      body: JSON.stringify({ query: '{ viewer { bio } }' }),
    });
    expect(asked.text).toContain('Written now.');
    expect(asked.headers['set-cookie']).toBeUndefined();
    // It has caught up: what is changed now without a word may be missed again.
    await pair.replica.run('select pg_wal_replay_resume()');
    const { database } = program.context;
    await expect.poll(() => database.reader(BigInt(written?.split('=')[1] ?? '')).asOf).toBeDefined();
  });

  test('doctor and the internal status tell of it, and of one that is left out', async () => {
    const { context } = program;
    const look = async () => {
      const { isWell, sentence } = await runSiteCheck(context, 'replicas');
      const facts = await readInternalStatus(context);
      return [isWell, sentence, facts.find(({ name }) => name === 'Replicas read from')?.value];
    };
    await expect
      .poll(look)
      .toEqual([true, expect.stringMatching(/^one is read from, at most \d+ ms behind$/), '1 of 1']);
    await pair.replica.run('select pg_wal_replay_pause()');
    await rename();
    const late = expect.stringMatching(/^127\.0\.0\.1:\d+ isn’t read from: it’s \d+\.\d seconds behind$/) as string;
    await expect.poll(look).toEqual([false, late, '0 of 1']);
    await pair.replica.kill();
    const away = expect.stringContaining('ECONNREFUSED') as string;
    await expect.poll(look).toEqual([false, away, '0 of 1']);
    expect(titleIn((await read()).text)).toBe(`Title ${number}`);
    await pair.replica.start();
    await expect.poll(async () => (await look())[0]).toBe(true);
  });

  test('a place that is made up, or of nowhere, is no harm', async () => {
    for (const value of ['9223372036854775807', '-1', 'x', '99999999999999999999999', '']) {
      const answer = await read({ cookie: `${person.cookie}; written=${value}` });
      expect([answer.status, titleIn(answer.text)]).toEqual([200, `Title ${number}`]);
    }
  });
});
