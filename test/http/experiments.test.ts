import { expect, test } from 'vitest';
import { switchExperiment } from '#modules/ground/experiments/switch-experiment.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram({ servers: 2 });

const PATH = '/topic/out-of-doors';
const turn = (isRunning: boolean) => switchExperiment(program.context, { experimentId: 'topic_order', isRunning });

const open = (path: string, cookie?: string, server = 0) =>
  program.ask(path, { server, headers: cookie === undefined ? {} : { cookie } });

/** What a page says that it shows. */
const variantIn = (text: string) => /"topic_order":"(\w+)"/.exec(text)?.[1];

/** True where what was picked stands before what is new. */
const isPickedFirst = (text: string) => text.indexOf('Picked by our editors') < text.indexOf('>Latest<');

test('CORE-5: while an experiment runs the server assigns, keeps each group apart, and shows the same each time', async () => {
  const before = await open(PATH);
  expect([variantIn(before.text), before.headers['set-cookie']]).toEqual([undefined, undefined]);
  await turn(true);
  await expect.poll(async () => variantIn((await open(PATH)).text)).toBeDefined();
  const seen = new Map<string, string>();
  for (let bucket = 0; bucket < 40 && seen.size < 2; bucket += 1) {
    const page = await open(PATH, `bucket=${bucket}`);
    seen.set(variantIn(page.text) ?? '', `bucket=${bucket}`);
  }
  expect([...seen.keys()].toSorted()).toEqual(['newest_first', 'picked_first']);
  for (const [variant, cookie] of seen) {
    await expect.poll(async () => variantIn((await open(PATH, cookie, 1)).text)).toBe(variant);
    for (const server of [0, 1]) {
      const page = await open(PATH, cookie, server);
      expect([variantIn(page.text), isPickedFirst(page.text)]).toEqual([variant, variant === 'picked_first']);
      expect([page.headers['x-cache-status'], page.headers['set-cookie']]).toEqual(['hit', undefined]);
    }
  }
});

test('CORE-5: a visitor without a bucket is given one, and what they are shown stays', async () => {
  const first = await open(PATH);
  const [cookie = ''] = String(first.headers['set-cookie'] ?? '').split(';');
  expect(cookie).toMatch(/^bucket=\d{1,3}$/);
  const second = await open(PATH, cookie);
  expect(variantIn(second.text)).toBe(variantIn(first.text));
  for (const wrong of ['bucket=1e3', 'bucket=-1', 'bucket=9999', 'bucket=x"y']) {
    expect((await open(PATH, wrong)).headers['set-cookie'], wrong).toBeDefined();
  }
});

test('CORE-6: pages that read no experiment know nothing of it, and are kept once', async () => {
  for (const path of ['/', '/tag/letters', '/about']) {
    await open(path);
    const page = await open(path, 'bucket=7');
    expect([page.headers['x-cache-status'], page.headers['set-cookie']], path).toEqual(['hit', undefined]);
    expect(page.text).not.toContain('topic_order');
    // But that links to pages of it are for the server.
    expect(page.text).toContain('"experimentRoutes":["ShowTopic"]');
  }
});

test('CORE-5: who is signed in sees the same in every browser, whatever the cookie says', async () => {
  const person = await signIn(program);
  const variants = [];
  for (const bucket of [1, 2, 3, 4, 5, 6]) {
    variants.push(variantIn((await open(PATH, `${person.cookie}; bucket=${bucket}`)).text));
  }
  expect(new Set(variants).size).toBe(1);
  expect(variants[0]).toBeDefined();
});

test('CORE-5: when it ends, everybody sees what they saw before it', async () => {
  await turn(false);
  await expect.poll(async () => variantIn((await open(PATH, 'bucket=1')).text)).toBeUndefined();
  const page = await open(PATH, 'bucket=1');
  expect(isPickedFirst(page.text)).toBe(true);
});
