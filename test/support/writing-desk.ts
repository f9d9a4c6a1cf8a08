import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn, type SignedIn } from './sign-in.ts';
import type { OpenedPage, TestBrowser } from './browser.ts';
import type { TestProgram } from './test-program.ts';

export type Desk = OpenedPage & {
  readonly context: BrowserContext;
  readonly writer: SignedIn;
};

/** A browser in which somebody is signed in, with the editor open and ready at an address. */
export async function sitDown(
  program: TestProgram,
  browser: TestBrowser,
  { path = '/new-story', writer }: { readonly path?: string; readonly writer?: SignedIn } = {},
): Promise<Desk> {
  const person = writer ?? (await signIn(program));
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await editorOf(opened.page).waitFor();
  return { ...opened, context: opened.page.context(), writer: person };
}

/** The place where one writes: title, subtitle and text. */
export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Story' });

/** Waits for what is always said of a draft. */
export async function waitForState(page: Page, state: string): Promise<void> {
  await page.locator(`[data-state="${state}"]`).waitFor();
}

/** Until the server has these words and the page says so: what it says in between may pass unseen. */
export async function waitToBeSaved(program: TestProgram, page: Page, words: string): Promise<void> {
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/);
  const readWords = async () => {
    const { title, text } = await readSaved(program, storyOf(page));
    return `${title} ${text}`;
  };
  await expect.poll(readWords).toContain(words);
  await waitForState(page, 'saved');
}

/** The id of the story whose address the page has. */
export function storyOf(page: Page): string {
  const id = /\/p\/([0-9a-f]{12})\/edit/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`There is no story at ${page.url()}.`);
  return id;
}

/** What the server has of a draft: its revision, its title and all its text. */
export async function readSaved(program: TestProgram, postId: string) {
  const [row] = await program.context.database.query<{ revision: number; title: string; document: unknown }>(
    'test_draft',
    'select revision, title, document from story_draft where story_id = $1',
    [postId],
  );
  if (row === undefined) throw new Error(`There is no draft of ${postId}.`);
  return { rev: row.revision, title: row.title, text: JSON.stringify(row.document) };
}

/** Writes at the end of the text. */
export async function writeAtEnd(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Fails with what the editor shows where it lacks a text. */
export async function expectShown(page: Page, ...texts: readonly string[]): Promise<void> {
  const shown = await editorOf(page).innerText();
  for (const text of texts) expect(shown).toContain(text);
}
