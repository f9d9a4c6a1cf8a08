import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { imageFileKey } from '#modules/ground/media/stored-image.ts';
import { openBrowser, test, type TestBrowser } from '#test/support/browser.ts';
import { type LocalServer, startLocalServer } from '#test/support/local-server.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { editorOf, readSaved, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';

let elsewhere: LocalServer;
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  const exif = {
    IFD0: { Artist: 'canary-of-the-camera' },
    IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
  };
  const base = { width: 600, height: 315, channels: 3, background: 'teal' } as const;
  const photograph = await sharp({ create: base }).jpeg().withExif(exif).toBuffer();
  elsewhere = await startLocalServer(() => ({ url }, response) => {
    const page = (picture: string) =>
      `<title>Page</title><meta property="og:title" content="How to measure"><meta property="og:image" content="${picture}">`;
    if (url === '/photograph.jpg') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph);
    if (url === '/page' || url === '/bare') {
      const html = page(url === '/page' ? '/photograph.jpg' : '/gone.png');
      return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    }
    return response.writeHead(404).end();
  });
  program = await startTestProgram({ withWorld: false, settings: { TRUSTED_ORIGINS: elsewhere.origin } });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await elsewhere.close();
});

async function pasteAddress(page: Page, address: string): Promise<void> {
  await editorOf(page).evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, address);
}

/** What a path shows in the end, as the writer of it sees it. */
async function read(path: string): Promise<string> {
  program.clock.advance(5_000);
  const { status, text, headers } = await program.ask(path);
  return status < 400 && headers.location !== undefined ? await read(headers.location.replace(program.url, '')) : text;
}

test('STORY-13: the picture of a card is fetched and kept by the server, without where it was taken, and shown wherever the card is', async () => {
  const { page, writer, requests } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('A card');
  await page.keyboard.press('Enter');
  await pasteAddress(page, `${elsewhere.origin}/page`);
  const cards = page.locator('.story-editor .link-card');
  await cards.locator('img').waitFor();
  await pasteAddress(page, `${elsewhere.origin}/bare`);
  await cards.nth(1).waitFor();
  await page.keyboard.press('Control+s');
  await waitForState(page, 'saved');
  expect(requests.filter((url) => url.startsWith(elsewhere.origin))).toEqual([]);
  const { rev, text } = await readSaved(program, storyOf(page));
  const [first, second] = (JSON.parse(text) as StoryDocument).blocks;
  const picture = { kind: 'stored', width: 600, height: 315, isDecorative: true };
  expect(first).toMatchObject({ type: 'linkCard', title: 'How to measure', picture });
  expect(second).toMatchObject({ type: 'linkCard', title: 'How to measure' });
  expect(second).not.toHaveProperty('picture');

  const imageId = first?.type === 'linkCard' && first.picture?.kind === 'stored' ? first.picture.imageId : '';
  const kept = await program.context.files.get(imageFileKey(imageId));
  const { body: shown } = await program.ask(`/image/fit:320/${imageId}`);
  for (const bytes of [Buffer.from(kept ?? []), shown]) {
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.includes('canary-of-the-camera')).toBe(false);
  }
  const query = `mutation($input: PublishPostInput!) { publishPost(input: $input) { __typename } }`;
  const body = JSON.stringify({ query, variables: { input: { postId: storyOf(page), baseRev: rev } } });
  const published = await program.ask('/_/graphql', { method: 'POST', headers: writer.headers, body });
  expect(published.text).toContain('"Post"');
  expect(await read(`/p/${storyOf(page)}`)).toContain(`<img src="/image/fit:160/${imageId}"`);
  const [person] = await program.context.database.query<{ username: string }>(
    'test_username',
    'select username from person where id = $1',
    [writer.personId],
  );
  expect(await read(`/feed/@${person?.username ?? ''}`)).toContain(`${program.url}/image/fit:320/${imageId}`);
});

test('STORY-13: undone, a card is the link that was pasted, and its picture does not come back', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('A link');
  await page.keyboard.press('Enter');
  await pasteAddress(page, `${elsewhere.origin}/page`);
  await page.locator('.story-editor .link-card img').waitFor();
  await page.getByRole('button', { name: 'Keep as link' }).click();
  await page.locator(`.story-editor a[href="${elsewhere.origin}/page"]`).waitFor();
  expect(await page.locator('.story-editor .link-card').count()).toBe(0);
});
