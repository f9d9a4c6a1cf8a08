import { afterAll, beforeAll, expect } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { submitStory } from '#modules/stories/submissions/submit-story.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';

let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

async function openAs(person: SignedIn, path: string) {
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

test('PUB-5: a writer reads where a story stands, and takes it back', async () => {
  const [writer, other] = [await signIn(program), await signIn(program)];
  const story = await ownStories(program.context, writer.personId).draft('Sent away');
  const publicationId = await buildPublication(program.context);
  await appointMember(program.context, { publicationId, personId: writer.personId, role: 'writer' });
  const viewer = buildViewer({ personId: writer.personId });
  const input = { storyId: story.id, publicationId, note: 'Please read it', isAiDisclosed: false, editorCut: 0 };
  await submitStory({ ...program.context, viewer }, input);

  const { page, problems } = await openAs(writer, '/me/outbox');
  const row = page.locator('[data-submission]');
  await row.getByText('Pending review').first().waitFor();
  await row.getByText('History').click();
  await row.getByText('Please read it').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw “Sent away”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await row.getByText('Withdrawn').first().waitFor();
  expect(await page.getByRole('button', { name: 'Withdraw “Sent away”' }).count()).toBe(0);

  const { page: empty } = await openAs(other, '/me/outbox');
  await empty.getByText('You haven’t submitted any stories yet.').waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: a visitor signs in before an outbox', async () => {
  const answer = await fetch(`${program.url}/me/outbox`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('/m/signin');
});
