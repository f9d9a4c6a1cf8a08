import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { treeOf } from '#test/bench/processes.ts';
import { test } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { editorOf, expectShown, readSaved, storyOf, waitForState } from '#test/support/writing-desk.ts';

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
  folder = await mkdtemp(join(tmpdir(), 'longhand-browser-'));
});
afterAll(async () => {
  await program.close();
  await rm(folder, { recursive: true, force: true });
});

/** The whole browser, with what it keeps on the disk. */
async function launch() {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  context.setDefaultTimeout(90_000);
  return context;
}

/** `kill -9` of the browser and all its processes: only those with this folder, each by its id. */
function killBrowser(): void {
  for (const id of treeOf(process.pid)) {
    if (id === process.pid) continue;
    try {
      if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder)) process.kill(id, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}

test('WRITE-1: nothing that was kept on the device goes when the whole browser is killed', async () => {
  const writer = await signIn(program);
  const before = await launch();
  await before.addCookies([...writer.cookies]);
  const page = await before.newPage();
  await page.goto(`${program.url}/new-story`);
  await editorOf(page).focus();
  await page.keyboard.type('Wreck');
  await waitForState(page, 'saved');
  const postId = storyOf(page);
  await before.setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Washed ashore.');
  await waitForState(page, 'offline');
  const gone = new Promise((resolve) => before.once('close', resolve));
  killBrowser();
  await gone;
  expect((await readSaved(program, postId)).text).not.toContain('Washed ashore.');
  const after = await launch();
  await after.addCookies([...writer.cookies]);
  const other = await after.newPage();
  await other.goto(`${program.url}/p/${postId}/edit`);
  await waitForState(other, 'saved');
  await expectShown(other, 'Wreck', 'Washed ashore.');
  expect((await readSaved(program, postId)).text).toContain('Washed ashore.');
  await after.close();
});
