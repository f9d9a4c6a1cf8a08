import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { cleanHref } from '#shared/story/safe-href.ts';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { editorOf, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';

const FROM_OUTSIDE = join(import.meta.dirname, '../../../shared/data/xss-payloads.json');
const OWN = ['<img src=x onerror="window.ran=1;alert(1)">', '"><svg onload=alert(1)>', 'javascript:alert(1)'];
/** So many of those from outside stand in one story; every one with LONGHAND_PAYLOADS=all. */
const SOME = 150;

const { program, browser } = await openSite({ withWorld: false });

function payloads(): readonly string[] {
  if (!existsSync(FROM_OUTSIDE)) return OWN;
  const all = JSON.parse(readFileSync(FROM_OUTSIDE, 'utf8')) as string[];
  const step = process.env['LONGHAND_PAYLOADS'] === 'all' ? 1 : Math.ceil(all.length / SOME);
  return [...OWN, ...all.filter((_payload, index) => index % step === 0)].map((payload) => payload.slice(0, 1_000));
}

/** A payload in the fields of several kinds of blocks. */
function blocksOf(payload: string, index: number): Block[] {
  const words = [text(payload)];
  const id = (kind: string) => `${kind}${index.toString(36).padStart(6, '0')}`;
  const href = cleanHref(payload) ?? '/';
  return [
    { ...paragraph(payload, text(payload, { type: 'link', href, title: payload.slice(0, 200) })), id: id('p') },
    { type: 'codeBlock', id: id('c'), text: payload, language: payload.slice(0, 60), caption: words },
    {
      type: 'image',
      id: id('i'),
      picture: { kind: 'missing', url: payload },
      alt: payload,
      layout: 'inset',
      caption: words,
      href,
    },
    { type: 'embed', id: id('e'), provider: payload.slice(0, 60), url: 'https://example.org/', title: payload },
    { type: 'linkCard', id: id('l'), url: href, title: payload, description: payload },
    { type: 'mathBlock', id: id('m'), tex: payload },
  ];
}

test('WRITE-1: nothing that stands in a draft runs in its editor, nor what is typed there', async () => {
  const { page, writer, context } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('A');
  await waitForState(page, 'saved');
  const postId = storyOf(page);
  const all = payloads();
  const document: StoryDocument = storyDocumentSchema.parse({
    ...storyDocument(...all.flatMap(blocksOf)),
  });
  await program.context.database.query(
    'test_payloads',
    'update story_draft set title = $2, subtitle = $2, document = $3 where story_id = $1',
    [postId, OWN[0], JSON.stringify(document)],
  );
  const opened = await sitDown(program, browser, { path: `/p/${postId}/edit`, writer });
  await context.close();
  const { page: reader, problems } = opened;
  const dialogs: string[] = [];
  reader.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const editor = editorOf(reader);
  expect(await editor.locator('> figure.embed').count()).toBe(all.length);
  // Each formula is drawn only once what can draw it is there.
  await expect.poll(() => editor.locator('.math-shown math, .math-shown.is-wrong').count()).toBeGreaterThan(0);
  await editor.focus();
  for (const payload of OWN) await reader.keyboard.type(payload);
  await reader.mouse.move(300, 300);
  expect(dialogs).toEqual([]);
  expect(await reader.evaluate(() => 'ran' in window)).toBe(false);
  expect(await editor.locator('script, iframe, object, [onerror], [onload], [style*="expression"]').count()).toBe(0);
  expect(await editor.locator('a[href^="javascript" i]').count()).toBe(0);
  expect(problems).toEqual([]);
});
