import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication, readRevision } from '#test/support/submitting.ts';
import { waitToBeSaved, writeAtEnd } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

const idOf = async (page: {
  readonly locator: (selector: string) => { getAttribute: (name: string) => Promise<string | null> };
}) => (await page.locator('[data-submission]').getAttribute('data-submission')) ?? '';

test('PUB-5: a guest chooses a publication, meets what it asks for, submits by keyboard, and is approved', async () => {
  const writer = await signIn(program);
  const story = await ownStories(program.context, writer.personId).draft('The Night Ferry');
  const harbour = await openPublication(program, {
    name: 'The Harbour',
    slug: 'the-harbour',
    needsAiDisclosure: true,
    leastWords: 3,
    guidelines: 'Boats only.',
  });
  const pause = { isPaused: true, pauseReason: 'Too many ships.', pausedUntil: '2027-05-04' };
  await openPublication(program, { name: 'Shut Press', slug: 'shut-press', openTo: 'WRITERS', ...pause });

  const { page, problems } = await browser.openAs(writer, `/p/${story.id}/submission`);
  await page.getByRole('heading', { level: 1, name: 'Submit to a publication' }).waitFor();
  expect(await page.getByText('Shut Press').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'The Harbour' }).press('Enter');
  await page.getByRole('heading', { name: 'Submit to The Harbour' }).waitFor();
  await page.getByText('Boats only.').waitFor();
  await page.getByText('The editors get 0% of what the story earns.').waitFor();
  await page.locator('[data-criterion="TOO_SHORT"]').getByText('Done').waitFor();
  await page.locator('[data-criterion="AI_DISCLOSURE"]').getByText('Missing').waitFor();
  await page.getByLabel('A note to the editors').fill('About a boat.');
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await page.getByText('Your story doesn’t have everything The Harbour asks for yet.').waitFor();
  await page.getByLabel('AI didn’t help me write this story').press('Space');
  await page.locator('[data-criterion="AI_DISCLOSURE"]').getByText('Done').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await page.getByText('Submitted to The Harbour.').waitFor();
  await page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
  await page.getByText('About a boat.').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.getByRole('button', { name: 'Submit', exact: true }).count()).toBe(0);

  const id = await idOf(page);
  const baseRev = await readRevision(program, harbour.owner, id);
  expect(await actOn(program, harbour.owner, 'accept', { input: { id, baseRev, publishNow: true } })).toMatchObject({
    status: 'ACCEPTED',
  });
  await page.reload();
  await page.getByText('Approved').first().waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: a declined story is edited and submitted once more, at 390 px in the dark', async () => {
  const writer = await signIn(program);
  const story = await ownStories(program.context, writer.personId).draft('Not yet');
  const press = await openPublication(program, { name: 'Morning Press', slug: 'morning-press' });
  const input = { postId: story.id, collectionId: press.id, editorCut: 0 };
  const first = await actOn(program, writer, 'submit', { input });
  await actOn(program, press.owner, 'decline', { id: first.id, reason: 'NEEDS_WORK' });

  const dark = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;
  const { page, problems } = await browser.open('/healthz', dark);
  await page.context().addCookies([...writer.cookies]);
  await page.goto(`${program.url}/p/${story.id}/submission?tab=morning-press`);
  await wake(page);
  await page.getByText('Reason: Needs work').waitFor();
  await page.getByText('Edit it first, and you can submit it there once more.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('link', { name: 'Edit story' }).click();
  await writeAtEnd(page, ' And more.');
  await waitToBeSaved(program, page, 'And more.');
  await page.goto(`${program.url}/p/${story.id}/submission?tab=morning-press`);
  // What is typed before the script has come stays.
  await page.getByLabel('A note to the editors').fill('Better now?');
  await wake(page);
  expect(await page.getByLabel('A note to the editors').inputValue()).toBe('Better now?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
  const second = await idOf(page);
  expect(second).not.toBe(first.id);
  await actOn(program, press.owner, 'decline', { id: second, reason: 'OFF_TOPIC' });
  await page.reload();
  // Told in place of the form, before anybody writes to the editors.
  await page.getByText('This publication has declined the story twice. It can’t be submitted there again.').waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: a published story comes in without being taken down, and is looked at again where it stands', async () => {
  const writer = await signIn(program);
  const story = await ownStories(program.context, writer.personId).publish('Long out');
  const annual = await openPublication(program, { name: 'The Annual', slug: 'the-annual' });
  const { page, problems } = await browser.openAs(writer, `/p/${story.id}/submission`);
  await page.getByText('Your story stays published while they read it.').waitFor();
  await page.getByRole('link', { name: 'The Annual' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
  const id = await idOf(page);
  const baseRev = await readRevision(program, annual.owner, id);
  await actOn(program, annual.owner, 'accept', { input: { id, baseRev } });
  await page.reload();
  await wake(page);
  await page.getByRole('heading', { name: 'Another review by The Annual' }).waitFor();
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  await page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
  expect(await idOf(page)).not.toBe(id);
  expect(problems).toEqual([]);
});

test('PUB-5: what takes nothing says why and until when, and the page is its author’s alone', async () => {
  const [writer, other] = [await signIn(program), await signIn(program)];
  const story = await ownStories(program.context, writer.personId).draft('Mine alone');
  const pause = { isPaused: true, pauseReason: 'Too many ships.', pausedUntil: '2027-05-04' };
  await openPublication(program, { name: 'Resting Review', slug: 'resting-review', ...pause });
  await openPublication(program, { name: 'Own People', slug: 'own-people', openTo: 'WRITERS' });
  const { page, problems } = await browser.openAs(writer, `/p/${story.id}/submission?tab=resting-review`);
  await page.getByText('Resting Review isn’t taking submissions right now: Too many ships.').waitFor();
  await page.getByText('It’ll take stories again on May 4, 2027.').waitFor();
  expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
  await page.goto(`${program.url}/p/${story.id}/submission?tab=own-people`);
  await page.getByText('Own People only takes stories from its own writers.').waitFor();
  await page.goto(`${program.url}/p/${story.id}/submission?tab=no-such`);
  await page.getByText('We couldn’t find that publication.').waitFor();
  await page.getByRole('link', { name: 'Choose another publication' }).click();
  await page.getByRole('heading', { name: 'Choose a publication' }).waitFor();
  expect(problems).toEqual([]);

  const path = `/p/${story.id}/submission`;
  expect((await program.ask(path)).status).toBe(302);
  expect((await program.ask(path, { headers: { cookie: other.cookie } })).status).toBe(404);
  expect((await program.ask('/p/abcdef012345/submission', { headers: { cookie: other.cookie } })).status).toBe(404);
});

test('PUB-5, rule 66: what a publication asks for is asked again by whoever is refused, however it was changed meanwhile', async () => {
  const writer = await signIn(program);
  const story = await ownStories(program.context, writer.personId).draft('Moved posts');
  const gate = await openPublication(program, { name: 'The Gate', slug: 'the-gate', needsCover: true });
  const { page } = await browser.openAs(writer, `/p/${story.id}/submission?tab=the-gate`);
  await page.locator('[data-criterion="COVER"]').getByText('Missing').waitFor();
  const settings = { accepts: 'BOTH', topics: [], needsAiDisclosure: false, leastAccountDays: 0, guidelines: '' };
  const open = { ...settings, isPaused: false, pauseReason: '', openTo: 'EVERYONE', collectionId: gate.id };
  const save = async (input: object) => {
    const document = `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) { __typename } }`;
    await askGraph(program, gate.owner, document, { input: { ...open, ...input } });
    program.clock.advance(1_000);
  };
  const note = page.getByLabel('A note to the editors');
  await note.fill('As you wished.');
  await save({ needsCover: false, leastWords: 900 });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.locator('[data-criterion="TOO_SHORT"]').getByText('Missing').waitFor();
  expect(await page.locator('[data-criterion="COVER"]').count()).toBe(0);
  await save({ needsCover: false, leastWords: null });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => page.locator('[data-criterion]').count()).toBe(0);
  // And the other way: nothing was asked for on the page, and the server refuses.
  await save({ needsCover: true });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.locator('[data-criterion="COVER"]').getByText('Missing').waitFor();
  expect(await note.inputValue()).toBe('As you wished.');
});
