import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { createId } from '#modules/ground/create-id.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication, readRevision } from '#test/support/submitting.ts';
import { waitToBeSaved } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

async function submit(writer: SignedIn, collectionId: string, title: string) {
  const { id: postId } = await ownStories(program.context, writer.personId).draft(title);
  program.clock.advance(1_000);
  const { id = '' } = await actOn(program, writer, 'submit', { input: { postId, collectionId, editorCut: 0 } });
  expect(id).not.toBe('');
  return { id, postId };
}

const press = () => openPublication(program, { name: 'The Press', slug: `press-${createId()}` });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('label, button')?.textContent ?? 'nothing');

test('PUB-5: no story is declined without a reason, and what was decided meanwhile is not declined again', async () => {
  const { id: publicationId, owner, slug } = await press();
  const { id } = await submit(await signIn(program), publicationId, 'Ropes');
  const { page, problems } = await browser.openAs(owner, `/${slug}/manage/inbox?p=${id}`);
  await page.getByText('Pending review').first().waitFor();
  const history = page.getByRole('main').locator('ol').last().getByRole('listitem');
  const HISTORY = 'query($id: ID!) { submission(id: $id) { history { id } } }';
  type Kept = { readonly history: readonly object[] };
  const kept = async () => (await askGraph<Kept>(program, owner, HISTORY, { id }))['submission']?.history.length;
  await expect.poll(kept).toBe(2);
  await page.reload();
  await wake(page);
  expect(await history.count(), 'opening it reads like handing it in').toBe(1);
  await page.getByRole('button', { name: 'Decline' }).press('Enter');
  const dialog = page.getByRole('dialog');
  expect(await focused(page)).toBe('Off topic');
  expect(await dialog.locator('input:checked').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await dialog.getByText('Choose a reason first.').waitFor();
  await dialog.getByLabel('Not taking pieces like this right now').check();
  await dialog.getByLabel('A note to the writer').fill('Thank you.');
  await actOn(program, owner, 'decline', { id, reason: 'OFF_TOPIC' });
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await dialog.getByText('It’s now “Declined”. What you typed is still here.').waitFor();
  expect(await dialog.getByLabel('A note to the writer').inputValue()).toBe('Thank you.');
  expect(await dialog.getByRole('button', { name: 'Decline' }).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Close');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Declined: Off topic.').waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5, WRITE-3: an approved draft that is left to its writer leads to the sheet with the publication chosen', async () => {
  const { id: publicationId, owner } = await press();
  const writer = await signIn(program);
  const { id } = await submit(writer, publicationId, 'Sails');
  const baseRev = await readRevision(program, owner, id);
  const accepted = await actOn(program, owner, 'accept', { input: { id, baseRev, publishNow: false } });
  expect(accepted.status).toBe('ACCEPTED');
  const { page, problems } = await browser.openAs(writer, '/me/outbox');
  await page.getByText('It’s approved. Publish it when you’re ready.').waitFor();
  expect(problems).toEqual([]);
  await page.getByRole('link', { name: 'Publish “Sails”' }).press('Enter');
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel('Publish in', { exact: true });
  await expect.poll(() => field.inputValue()).toBe(publicationId);
  expect(problems).toEqual([]);
});

test('PUB-5, WRITE-3: accepted for a time: the editor reads what becomes of the text, both sides read when, and how often', async () => {
  const { id: publicationId, owner, slug } = await press();
  const writer = await signIn(program);
  const { id, postId } = await submit(writer, publicationId, 'Tides');
  const { page, problems } = await browser.openAs(owner, `/${slug}/manage/inbox?p=${id}`);
  await page.getByText('1 submission here, 0 accepted, 0 declined.').waitFor();
  await page.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'At a set time' }).check();
  await dialog.getByText('It’s published as it is at that time. Until then, you and the writer can edit it.').waitFor();
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await page.getByText(/^It’s scheduled for Thu, Dec 24, 2026/).waitFor();
  await page.getByText('1 submission here, 1 accepted, 0 declined.').waitFor();
  expect(problems).toEqual([]);
  const told = await browser.openAs(writer, `/p/${postId}/submission`);
  await told.page.getByText(/It’s scheduled for Thu, Dec 24, 2026/).waitFor();
  // On the day on which it was submitted nothing else needs a date.
  expect(await told.page.getByText(/^Last changed/).count()).toBe(0);
  expect(told.problems).toEqual([]);
});

test('PUB-5: what was declined says before its form that it wants edits, and has the form once it was edited', async () => {
  const { id: publicationId, owner, slug } = await press();
  const writer = await signIn(program);
  const { id, postId } = await submit(writer, publicationId, 'Reefs');
  await actOn(program, owner, 'decline', { id, reason: 'NEEDS_WORK' });
  const { page, problems } = await browser.openAs(writer, `/p/${postId}/submission?tab=${slug}`);
  const told = page.getByText('Edit it first, and you can submit it there once more.');
  await told.waitFor();
  expect(await page.getByLabel('A note to the editors').count()).toBe(0);
  // By a navigation within the page, so that Back finds what was read before.
  await page.getByRole('link', { name: 'Edit story' }).hover();
  await page.locator('html[data-router="ready"]').waitFor();
  await page.getByRole('link', { name: 'Edit story' }).press('Enter');
  const text = page.getByRole('textbox', { name: 'Story' });
  await text.press('Control+End');
  await text.pressSequentially(' And shoals.');
  // The page says Saved also before anything was typed.
  await waitToBeSaved(program, page, 'And shoals.');
  await page.goBack();
  await page.getByLabel('A note to the editors').waitFor();
  expect(await told.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('PUB-5: the pages of an inbox that were open are open again, by the link and by Back', async () => {
  const { id: publicationId, owner, slug } = await press();
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId, personId, role: 'writer' });
  const writer = await signIn(program, { person: personId });
  for (let number = 1; number <= 22; number += 1) await submit(writer, publicationId, `Story ${number}`);
  const { page, problems } = await browser.openAs(owner, `/${slug}/manage/inbox`);
  const rows = page.getByRole('checkbox', { name: /^Select Story/ });
  await page.getByRole('link', { name: 'Older submissions' }).press('Enter');
  await expect.poll(() => rows.count()).toBe(22);
  for (const back of ['link', 'history'] as const) {
    await page.getByRole('link', { name: 'Story 3', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Story 3' }).waitFor();
    if (back === 'link') await page.getByRole('link', { name: 'All submissions' }).press('Enter');
    else await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Submissions' }).waitFor();
    await expect.poll(() => rows.count()).toBe(22);
  }
  expect(problems).toEqual([]);
});

test('PUB-5: on a phone, by keyboard, no story of the list stands under what is done with those that were chosen', async () => {
  const { id: publicationId, owner, slug } = await press();
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId, personId, role: 'writer' });
  const writer = await signIn(program, { person: personId });
  for (let number = 1; number <= 12; number += 1) await submit(writer, publicationId, `Story ${number}`);
  const { page, problems } = await browser.openAs(owner, `/${slug}/manage/inbox`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('checkbox', { name: /^Select Story/ })
    .first()
    .press('Space');
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  const covered: string[] = [];
  for (let stop = 0; stop < 22; stop += 1) {
    await page.keyboard.press('Tab');
    const under = await page.evaluate(() => {
      const [reached, bar] = [document.activeElement, document.querySelector('section[aria-label="Several at once"]')];
      if (reached === null || bar === null || bar.contains(reached)) return '';
      const isUnder = reached.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      return isUnder ? reached.outerHTML.slice(0, 120) : '';
    });
    if (under !== '') covered.push(under);
  }
  expect(covered).toEqual([]);
  expect(problems).toEqual([]);
});

test('PUB-4: an invitation that was withdrawn meanwhile is not offered any more', async () => {
  const { id, owner } = await press();
  const invited = await signIn(program);
  const [person] = await program.context.database.query<{ username: string }>(
    'test_username',
    'select username from person where id = $1',
    [invited.personId],
  );
  const INVITE = `mutation($input: InviteToStaffInput!) { inviteToCollectionStaff(input: $input) { __typename
    ... on Collection { staffInvitations { id } } ... on UserError { message } } }`;
  type Invited = { readonly message?: string; readonly staffInvitations?: readonly { readonly id: string }[] };
  const { inviteToCollectionStaff: made } = await askGraph<Invited>(program, owner, INVITE, {
    input: { collectionId: id, to: person?.username, role: 'WRITER' },
  });
  const invitationId = made?.staffInvitations?.[0]?.id;
  expect(invitationId, made?.message).toBeDefined();
  const { page } = await browser.openAs(invited, `/me/invitations/${invitationId}`);
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.waitFor();
  const WITHDRAW = 'mutation($id: ID!) { withdrawStaffInvitation(id: $id) { __typename } }';
  await askGraph(program, owner, WITHDRAW, { id: invitationId });
  await accept.press('Enter');
  await page.getByText('This invitation to The Press was withdrawn.').waitFor();
  await expect.poll(() => accept.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Decline' }).count()).toBe(0);
});
