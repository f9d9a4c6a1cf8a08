import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { text } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { writePage } from '#modules/stories/publications/write-page.ts';
import { convertHtml } from '#modules/moving/imports/convert/convert-html.ts';
import { convertMarkdown } from '#modules/moving/imports/convert/convert-markdown.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const OWN = [
  '<script>window.ran=1;alert(1)</script>',
  '<img src=x onerror="window.ran=1;alert(1)">',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title></style></textarea></noscript><script>alert(1)</script>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://a.example/',
  'data:text/html,<script>alert(1)</script>',
  '${alert(1)} {{constructor.constructor("alert(1)")()}}',
  '\u2028</script><script>alert(1)//',
  '<a href="java\tscript:alert(1)">x</a>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
];
const FROM_OUTSIDE = join(import.meta.dirname, '../../../shared/data/xss-payloads.json');

function payloads(): readonly string[] {
  if (existsSync(FROM_OUTSIDE)) {
    const all = JSON.parse(readFileSync(FROM_OUTSIDE, 'utf8')) as string[];
    const step = process.env['LONGHAND_PAYLOADS'] === 'all' ? 1 : Math.ceil(all.length / SOME);
    return [...OWN, ...all.filter((_payload, index) => index % step === 0)];
  }
  console.log('The payloads of ../shared/data are not here: only our own are tried.');
  return OWN;
}

/** So many of those from outside are tried, spread over all; every one with LONGHAND_PAYLOADS=all. */
const SOME = 220;
/** In one story stand so many payloads, each in every kind of block. */
const IN_ONE_STORY = 120;
let program: TestProgram;
let browser: TestBrowser;
const stories: BuiltStory[] = [];

beforeAll(async () => {
  program = await startTestProgram({ withWorld: false, prepare: fill });
  browser = await openBrowser(program);
}, 600_000);
afterAll(async () => {
  await browser.close();
  await program.close();
});

async function fill(context: CommandContext): Promise<void> {
  const all = payloads();
  for (let start = 0; start < all.length; start += IN_ONE_STORY) {
    const some = all.slice(start, start + IN_ONE_STORY);
    const [first = '', second = ''] = some;
    const long = some.slice(0, 8).join(' ').slice(0, 400);
    const author = await buildPerson(context, {
      username: `evil${start}`,
      name: first,
      bio: long,
      websiteUrl: safeUrl(second),
    });
    const publication = {
      slug: `evil-${start}`,
      name: second,
      tagline: first,
      description: long,
      ownerPersonId: author,
    };
    const publicationId = await buildPublication(context, publication);
    const story = {
      authorIds: [author],
      publicationId,
      tags: some.slice(0, 5),
      seoTitle: first,
      seoDescription: long,
    };
    const blocks = some.flatMap((payload, index) => blocksOf(payload, index));
    const document = { version: 1, blocks, footnotes: [] } as const;
    stories.push(
      await buildStory(context, {
        ...story,
        title: first,
        subtitle: long,
        document,
        series: { key: `s${start}`, title: second },
      }),
    );
    for (const [kind, read] of [
      ['html', convertHtml],
      ['markdown', convertMarkdown],
    ] as const) {
      const body = read(some.join('\n\n'), { file: `${kind}-${start}` }).document;
      stories.push(await buildStory(context, { ...story, title: `${kind} ${first}`, document: body }));
    }
    await writePage(context, { publicationId, slug: 'about', title: first, document });
    await createList(context, {
      ownerId: author,
      name: first,
      slug: `list-${start}`,
      description: long,
      isInLibrary: true,
      storyIds: stories.slice(-3).map(({ id }) => id),
    });
  }
}

/** A website is an http address at every door; the payload stands in its path. */
const safeUrl = (payload: string) => `https://evil.example/${encodeURIComponent(payload)}`;

/** A payload wherever a block has room for words: href takes what its schema lets through. */
function blocksOf(payload: string, index: number): readonly Block[] {
  const id = (kind: string) => `${kind}${index.toString(36)}`;
  const content = [text(payload)];
  const picture = { kind: 'missing', url: safeUrl(payload) } as const;
  return [
    {
      type: 'paragraph',
      id: id('aaaa'),
      content: [text(payload, { type: 'link', href: safeUrl(payload), title: payload })],
    },
    { type: 'heading', id: id('bbbb'), level: 2, content, anchor: payload.slice(0, 190) || 'x' },
    {
      type: 'codeBlock',
      id: id('cccc'),
      language: index % 3 === 0 ? 'html' : payload.slice(0, 60) || 'x',
      text: payload,
      caption: content,
    },
    { type: 'image', id: id('dddd'), picture, alt: payload, layout: 'inset', caption: content },
    {
      type: 'embed',
      id: id('eeee'),
      provider: 'youtube',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: payload,
      caption: content,
    },
    { type: 'linkCard', id: id('ffff'), url: safeUrl(payload), title: payload, description: payload },
    { type: 'mathBlock', id: id('gggg'), tex: payload || 'x' },
    {
      type: 'callout',
      id: id('hhhh'),
      kind: 'disclosure',
      title: content,
      blocks: [{ type: 'pullQuote', id: id('iiii'), content, attribution: content }],
    },
  ];
}

/** A window in which nothing can run without being noticed, and what it noticed since it was asked last. */
async function openWatched() {
  const { page, problems, requests } = await browser.open('/healthz');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'prompt', 'confirm', 'print'] as const) {
      Reflect.set(window, name, () => Reflect.set(window, 'ran', name));
    }
  });
  const noticed = () => {
    const refused = problems.filter((problem) => /Content Security Policy|Refused/.test(problem));
    const foreign = requests.filter((request) => !request.startsWith(program.url) && !/^(?:data|blob):/.test(request));
    const all = [...dialogs, ...refused, ...foreign];
    for (const list of [dialogs, problems, requests]) list.length = 0;
    return all;
  };
  return { page, noticed };
}

/** Whether anything ran: a dialog, a mark on the window, a request elsewhere, an attempt that the policy refused. */
async function whatRan(
  { page, noticed }: Awaited<ReturnType<typeof openWatched>>,
  target: string,
  isAwake: boolean,
): Promise<readonly string[]> {
  program.clock.advance(5_000);
  await page.goto(target.startsWith('/') ? program.url + target : target);
  if (isAwake) await wake(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main [tabindex], main summary')) {
      element.focus();
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
  await page.waitForTimeout(150);
  const mark = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'ran')) as string | undefined);
  const ran = mark === undefined ? [] : [`ran ${mark}`];
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(?:href|src|action|formaction|xlink:href)$/.test(name) &&
              /^\s*(?:j\s*a\s*v\s*a|vbscript|data:text)/i.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 60)}`),
    ),
  );
  return [...ran, ...noticed(), ...handlers];
}

test('the test can see a payload run, and the policy refuse one', async () => {
  const { page, problems } = await browser.open('/about');
  await page.route('**/control', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<main>${OWN[1]}</main><script>document.documentElement.dataset.hydrated="true"</script>`,
    }),
  );
  const ran = page.waitForEvent('dialog');
  const moved = page.goto(`${program.url}/control`);
  await (await ran).dismiss();
  await moved;
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBe(1);
  await page.goto(`${program.url}/about`);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, OWN[1] ?? '');
  await expect.poll(() => problems.join(' ')).toMatch(/Content Security Policy/);
});

test('STORY-1, STORY-13, CORE-13: payloads in every imported field run nowhere', { timeout: 600_000 }, async () => {
  const found: Record<string, readonly string[]> = {};
  const watched = await openWatched();
  const shelves = stories.filter((_story, index) => index % 3 === 0).map((_story, index) => index * IN_ONE_STORY);
  const paths = [
    ...stories.map(({ path }) => path),
    ...shelves.flatMap((start) => [`/@evil${start}`, `/@evil${start}/lists`, `/evil-${start}`, `/evil-${start}/about`]),
    '/',
    '/explore-topics',
    '/collections',
    '/nothing-here',
  ];
  expect(stories.length).toBeGreaterThanOrEqual(3);
  for (const [index, path] of paths.entries()) {
    const ran = await whatRan(watched, path, index % 2 === 0);
    if (ran.length > 0) found[path] = [...new Set(ran)].slice(0, 5);
  }
  expect(found).toEqual({});
});

test('ROUTE-7, ROUTE-12: payloads in addresses run nowhere', async () => {
  const found: Record<string, readonly string[]> = {};
  const watched = await openWatched();
  for (const payload of OWN) {
    const written = encodeURIComponent(payload);
    for (const path of [`/${written}`, `/tag/${written}?q=${written}`, `/about?tab=${written}#${written}`]) {
      const ran = await whatRan(watched, path, true);
      if (ran.length > 0) found[path] = ran;
    }
  }
  expect(found).toEqual({});
});
