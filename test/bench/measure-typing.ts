import type { Page } from 'playwright-core';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { heading, paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import { openBrowser } from '#test/support/browser.ts';
import { findWindowless } from '#test/support/find-browser.ts';
import { closeSharedChromium, sharedChromium, TO_MEASURE } from '#test/support/shared-chromium.ts';
import { setup } from '#test/support/test-cluster.ts';
import { startTestProgram } from '#test/support/test-program.ts';
import { editorOf, sitDown, storyOf, waitForState } from '#test/support/writing-desk.ts';
import type { Finding } from './finding.ts';
import { percentile } from './statistics.ts';

const WORDS = 10_000;
const SENTENCE = 'Every story grows for as long as somebody keeps on typing. ';
/** A key of a quick typist. */
const PAUSE = 15;
/** Event timing rounds to 8 milliseconds and tells only of what took at least 16. */
const UNTOLD = 8;
const FRAME = 1_000 / 60;

/**
 * How long a key waits until its letter is painted, by the browser's own event timing: in the middle of a story of
 * 10,000 words, and in an empty field of the same browser, in turns.
 */
export async function measureTyping(rounds: number): Promise<Finding[]> {
  const executablePath = findWindowless();
  if (executablePath === undefined) {
    console.log('Typing was skipped: there is no Chromium.');
    return [];
  }
  const stop = await setup();
  const program = await startTestProgram({ withWorld: false });
  await sharedChromium(executablePath, TO_MEASURE);
  const browser = await openBrowser(program);
  try {
    const first = await sitDown(program, browser);
    await editorOf(first.page).focus();
    await first.page.keyboard.type('A');
    await waitForState(first.page, 'saved');
    const postId = storyOf(first.page);
    const document = JSON.stringify(longDocument());
    const sql = 'update story_draft set document = $2 where story_id = $1';
    await program.context.database.query('bench_draft', sql, [postId, document]);
    const { page } = await sitDown(program, browser, { path: `/p/${postId}/edit`, writer: first.writer });
    await editorOf(page).locator('> p').nth(50).click();
    await page.keyboard.press('End');
    await first.page.setContent('<div contenteditable="true" id="field">A</div>');
    await first.page.click('#field');
    const waits: Record<'story' | 'field', number[]> = { story: [], field: [] };
    for (let round = 0; round < rounds; round += 1) {
      waits.field.push(...(await typeIn(first.page)));
      waits.story.push(...(await typeIn(page)));
    }
    return findings(waits.story, waits.field);
  } finally {
    await browser.close();
    await closeSharedChromium();
    await program.close();
    await stop?.();
  }
}

function findings(story: readonly number[], field: readonly number[]): Finding[] {
  const [slow, beside] = [percentile(story, 99), percentile(field, 99)];
  const note = `p99 ${slow} ms in the story, ${beside} ms in an empty field; ${story.length} keys each`;
  return [
    // One step of the clock is 8 milliseconds, so that twice as long is the next step of the fastest.
    { bench: 'typing', name: 'key, p99, 10,000 words', value: slow / beside, unit: '×', target: { atMost: 2 }, note },
    { bench: 'typing', name: 'the same, longer by', value: slow - beside, unit: 'ms', target: { atMost: FRAME } },
  ];
}

/** Types a sentence; the time from each key to the paint that shows it, in milliseconds. */
async function typeIn(page: Page): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate(() => {
    const told: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') told.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    Object.assign(window, { toldTimes: told, timesObserver: observer });
  });
  for (const letter of SENTENCE) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(PAUSE);
  }
  await page.waitForTimeout(200);
  const told = await page.evaluate(() => {
    const { toldTimes, timesObserver } = window as unknown as {
      toldTimes: number[];
      timesObserver: PerformanceObserver;
    };
    timesObserver.disconnect();
    return toldTimes;
  });
  return [...told, ...Array.from({ length: SENTENCE.length - told.length }, () => UNTOLD)];
}

function longDocument() {
  const sentence = SENTENCE.repeat(6);
  const words = sentence.trim().split(' ').length + 2;
  const blocks = Array.from({ length: Math.ceil(WORDS / words) }, (_none, index) =>
    index % 12 === 5
      ? heading(1, `Part ${index}`)
      : paragraph(sentence, text('in bold', { type: 'strong' }), ` and ${index}.`),
  );
  return { ...EMPTY_DRAFT.document, ...storyDocument(...blocks) };
}
