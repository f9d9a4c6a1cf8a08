import { expect, test } from 'vitest';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { createNewsletter, endNewsletter } from '#modules/telling/newsletters/save-newsletter.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram();

const TEXTS = { description: 'What moved this week.', cadence: 'Every Friday', senderName: '', replyTo: '' };
async function build(name: string): Promise<string> {
  const owner = { kind: 'publication', id: program.world.publications['field-notes'] } as const;
  const wishes = { ...TEXTS, name, sendsStories: false, welcomeSubject: '', welcomeText: '' };
  const made = await createNewsletter(program.context, owner, wishes);
  if (made.type !== 'Newsletter') throw new Error(made.message);
  return made.newsletterId;
}
const states = () =>
  program.context.database.query<{ address: string | null; personId: string | null; state: string; shares: boolean }>(
    'subscriber_states',
    `select address, person_id as "personId", state, shares_address as shares from subscriber
     where newsletter_id = $1 order by created_at`,
    [program.world.newsletter],
  );
const post = (path: string, fields: Readonly<Record<string, string>>) => {
  program.clock.advance(3_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return program.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
};

test('NEWS-1: a publication shows its newsletters, each on a page of its own, and what has ended says so', async () => {
  const id = await build('Second post');
  const list = await program.ask('/field-notes/newsletters');
  expect([list.status, list.text.includes('Second post'), list.text.includes('Every Friday')]).toEqual([
    200,
    true,
    true,
  ]);
  const path = `/field-notes/newsletters/${id}`;
  const landing = await program.ask(path);
  expect(landing.text).toContain('What moved this week.');
  expect(landing.text).toContain(`action="/_/newsletters/${id}/request"`);
  // Another publication has no such newsletter.
  expect((await program.ask(`/harbour/newsletters/${id}`)).status).toBe(404);
  await endNewsletter(program.context, id);
  await expect.poll(async () => (await program.ask(path)).text).toContain('This newsletter has ended.');
  expect((await program.ask(path)).text).not.toContain('/request"');
});

test('NEWS-1: the form for other sites stands in a frame, without script, and asks the address without a cookie', async () => {
  const id = program.world.newsletter;
  const path = `/field-notes/newsletters/${id}/embed`;
  const page = await program.ask(path);
  expect(page.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.text).not.toMatch(/<script[^>]* src=/);
  const wrong = await post(`/_/newsletters/${id}/request`, { email: 'nobody', back: path });
  expect([wrong.status, wrong.headers.location]).toEqual([303, `${path}?tab=wrong`]);
  expect((await program.ask(`${path}?tab=wrong`)).text).toContain('Please enter a valid email address.');
  const asked = await post(`/_/newsletters/${id}/request`, { email: 'frame@example.org', back: `${path}?tab=wrong` });
  expect([asked.status, asked.headers.location]).toEqual([303, `${path}?tab=asked`]);
  expect((await program.ask(`${path}?tab=asked`)).text).toContain('Check your inbox');
  expect(await states()).toContainEqual({
    address: 'frame@example.org',
    personId: null,
    state: 'waiting',
    shares: true,
  });
  const away = await post(`/_/newsletters/${id}/request`, {
    email: 'frame@example.org',
    back: 'https://evil.example/',
  });
  expect(away.headers.location).toBe('/?tab=asked');
});

test('NEWS-7: a writer’s newsletter has the same form for other sites, and a writer without one has none', async () => {
  const [writer, other] = [await signIn(program), await signIn(program)];
  const id = await ensureFirstNewsletter(program.context, { kind: 'person', id: writer.personId });
  const pathOf = async (personId: string) => {
    const text = 'select username from person where id = $1';
    const [row] = await program.context.database.query<{ username: string }>('test_username', text, [personId]);
    return `/@${row?.username}/subscribe/embed`;
  };
  const path = await pathOf(writer.personId);
  const page = await program.ask(path);
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.text).toContain(`action="/_/newsletters/${id}/request"`);
  expect(page.text).toContain(`name="back" value="${path}"`);
  expect((await program.ask(await pathOf(other.personId))).status).toBe(404);
  const settings = await program.ask('/me/newsletter', { headers: { cookie: writer.cookie } });
  expect(settings.text, 'where its writer finds it').toContain(`${path}&quot;`);
});

test('rule 75: forms without script ask for few, since nobody proves any work there', async () => {
  const id = program.world.newsletter;
  const path = `/field-notes/newsletters/${id}/embed`;
  const found: string[] = [];
  for (let round = 0; round < 7; round += 1) {
    const { headers } = await post(`/_/newsletters/${id}/request`, { email: `r${round}@example.org`, back: path });
    found.push(headers.location?.split('tab=')[1] ?? '');
  }
  expect(found.at(-1)).toBe('busy');
  expect((await program.ask(`${path}?tab=busy`)).text).toContain('Too many people are asking at once.');
});

test('NEWS-1, NEWS-7: the paths of the wire subscribe, and let a writer be subscribed to', async () => {
  const reader = await signIn(program);
  const ask = (path: string, body: object, headers = reader.headers) => {
    program.clock.advance(3_000);
    return program.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const path = `/_/api/subscriptions/newsletters/${program.world.newsletter}`;
  expect((await ask(path, {}, { 'content-type': 'application/json' })).status).toBe(401);
  expect((await ask(path, {}, { ...reader.headers, 'x-xsrf-token': 'another' })).status).toBe(403);
  expect((await ask(path, { sharesAddress: 'yes' })).status).toBe(400);
  expect((await ask('/_/api/subscriptions/newsletters/000000000000', {})).status).toBe(404);
  const done = await ask(path, { sharesAddress: true });
  expect([done.status, JSON.parse(done.text)]).toEqual([200, { id: program.world.newsletter, isSubscribed: true }]);
  const row = { address: null, personId: reader.personId, state: 'active', shares: true };
  expect(await states()).toContainEqual(row);
  const { bela } = program.world.people;
  const enable = `/_/api/users/${bela}/lazily-enable-writer-subscription`;
  const [first, second] = [await ask(enable, {}), await ask(enable, {})];
  expect([first.status, JSON.parse(first.text)]).toEqual([200, { id: bela, newsletterId: expect.any(String) }]);
  expect(second.text).toBe(first.text);
  expect((await program.ask('/@bela/subscribe')).text).toContain('/request"');
  expect((await ask('/_/api/users/000000000000/lazily-enable-writer-subscription', {})).status).toBe(404);
});

test('NEWS-2: a list goes into the newsletter that the address names, whoever’s own there is, and nothing is made', async () => {
  const owner = await signIn(program, { person: program.world.people.ada });
  const id = program.world.newsletter;
  const count = async () =>
    (
      await program.context.database.query<{ count: number }>(
        'test_newsletters',
        'select count(*)::integer as count from newsletter',
        [],
      )
    )[0]?.count;
  const before = await count();
  const look = async (newsletterId: string, { headers } = owner) => {
    program.clock.advance(3_000);
    return await program.ask(`/me/subscribers/import?newsletterId=${newsletterId}`, {
      headers: { cookie: headers['cookie'] ?? '' },
    });
  };
  await program.context.database.query(
    'test_age',
    `update person set created_at = created_at - interval '8 days' where id = $1`,
    [owner.personId],
  );
  const page = await look(id);
  expect(page.status).toBe(200);
  const [shown] = await program.context.database.query<{ name: string }>(
    'test_name',
    'select name from newsletter where id = $1',
    [id],
  );
  expect(page.text).toContain(`They’ll get emails from ${shown?.name ?? 'nobody'}.`);
  expect(page.text).toContain(`/newsletters/${id}/settings?tab=subscribers`);
  expect((await look('000000000000')).status).toBe(404);
  expect((await look(id, await signIn(program))).status, 'of somebody else').toBe(404);
  expect(await count()).toBe(before);
});
