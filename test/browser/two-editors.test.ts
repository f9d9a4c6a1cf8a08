import { expect } from 'vitest';
import { createId } from '#modules/ground/create-id.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type Desk, expectSound, sitDown } from '#test/support/phone-desk.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

/** A publication with two who decide, and a way to hand them a draft. */
async function desks() {
  const slug = `press-${createId()}`;
  const { id: publicationId, owner } = await openPublication(program, { name: 'The Press', slug });
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId, personId, role: 'editor' });
  const editor = await signIn(program, { person: personId });
  const submit = async (writer: SignedIn, title: string) => {
    const { id: postId } = await ownStories(program.context, writer.personId).draft(title);
    const input = { postId, collectionId: publicationId, editorCut: 0 };
    const { id = '' } = await actOn(program, writer, 'submit', { input });
    return { id, postId };
  };
  return { publicationId, owner, editor, submit, inbox: `/${slug}/manage/inbox` };
}

test('PUB-5: of two editors at one story the second is told, sees how it stands, and loses no word', async () => {
  const { owner, editor, submit, inbox } = await desks();
  const { id } = await submit(await signIn(program), 'Ropes');
  const first = await sitDown(program, browser, editor);
  const second = await sitDown(program, browser, owner);
  const button = ({ page }: Desk, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const stands = ({ page }: Desk, name: string) => page.getByText(name, { exact: true }).first().waitFor();
  await first.go(`${inbox}?p=${id}`);
  await second.go(`${inbox}?p=${id}`);
  const asking = second.page.getByRole('dialog', { name: 'Ask for edits' });
  const words = asking.getByLabel('What should the writer change?');
  await second.keys.press(button(second, 'Ask for edits'));
  await second.keys.type(words, 'Say more about knots.');
  await expectSound(second.page);

  await first.keys.press(button(first, 'Decline'));
  const declining = first.page.getByRole('dialog', { name: 'Decline' });
  await first.keys.choose(declining.getByRole('radio', { name: 'Off topic' }));
  await expectSound(first.page);
  await first.keys.press(declining.getByRole('button', { name: 'Decline' }));
  await first.page.getByText('Declined: Off topic.').waitFor();
  await declining.waitFor({ state: 'detached' });
  await expectSound(first.page);

  await second.keys.press(asking.getByRole('button', { name: 'Send' }));
  await asking.getByText('This submission has changed since you opened it. Take another look.').waitFor();
  await asking.getByText('It’s now “Declined”. What you typed is still here.').waitFor();
  expect(await words.inputValue()).toBe('Say more about knots.');
  await second.page.getByText('Declined: Off topic.').waitFor();
  await expectSound(second.page);
  await second.page.keyboard.press('Escape');
  await asking.waitFor({ state: 'detached' });
  await expectSound(second.page);
  await second.keys.press(button(second, 'Reopen'));
  await stands(second, 'In review');
  await button(second, 'Reopen').waitFor({ state: 'detached' });
  await expectSound(second.page);
  // The letter does what its button does, and what was written before the refusal is still there.
  await second.page.keyboard.press('e');
  expect(await words.inputValue()).toBe('Say more about knots.');
  await second.keys.press(asking.getByRole('button', { name: 'Send' }));
  await stands(second, 'Edits requested');
  await asking.waitFor({ state: 'detached' });
  await expectSound(second.page);

  // Whoever was first is now the one who comes late.
  await first.keys.press(button(first, 'Reopen'));
  await first.page.getByText('This submission has changed since you opened it. Take another look.').waitFor();
  await stands(first, 'Edits requested');
  await button(first, 'Reopen').waitFor({ state: 'detached' });
  await expectSound(first.page);
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('PUB-5: a note that is half written stays where another editor decides meanwhile, and where its writer is taken off the staff', async () => {
  const { publicationId, owner, editor, submit, inbox } = await desks();
  const { page, go, keys } = await sitDown(program, browser, editor);
  const note = page.getByLabel('Write a note');
  const add = page.getByRole('button', { name: 'Add note' });
  const first = await submit(await signIn(program), 'Pulleys');
  await go(`${inbox}?p=${first.id}`);
  await keys.type(note, 'Ask about the rope.');
  await actOn(program, owner, 'decline', { id: first.id, reason: 'OFF_TOPIC' });
  program.clock.advance(1_000);
  await keys.press(add);
  await page.getByText('This submission has changed since you opened it. Take another look.').waitFor();
  await page.getByText('Declined: Off topic.').waitFor();
  expect(await note.inputValue()).toBe('Ask about the rope.');
  await expectSound(page);

  const second = await submit(await signIn(program), 'Winches');
  await go(`${inbox}?p=${second.id}`);
  await keys.type(note, 'Ask about the drum.');
  await askGraph(program, owner, REMOVE, { id: publicationId, userId: editor.personId });
  program.clock.advance(1_000);
  await keys.press(add);
  await page.getByText('You can’t decide on this story anymore.').waitFor();
  expect(await note.inputValue()).toBe('Ask about the drum.');
  await expectSound(page);
});

const REMOVE = `mutation($id: ID!, $userId: ID!) {
  removeCollectionStaff(collectionId: $id, userId: $userId) { __typename } }`;
const ARCHIVE = 'mutation($id: ID!) { archiveCollection(collectionId: $id) { __typename } }';
const RESTORE = 'mutation($id: ID!) { restoreCollection(collectionId: $id) { __typename } }';

test('PUB-5, PUB-1: whoever writes to a writer as the publication is archived reads so, and loses no word', async () => {
  const { publicationId: id, owner, editor, submit, inbox } = await desks();
  const { id: submissionId } = await submit(await signIn(program), 'Anchors');
  const { page, go, keys } = await sitDown(program, browser, editor);
  await go(`${inbox}?p=${submissionId}`);
  const note = page.getByLabel('Write a note');
  await keys.type(note, 'Ask about the chain.');
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Ask for edits', exact: true }));
  const asking = page.getByRole('dialog', { name: 'Ask for edits' });
  const words = asking.getByLabel('What should the writer change?');
  await keys.type(words, 'Say more about rust.');
  await askGraph(program, owner, ARCHIVE, { id });
  program.clock.advance(1_000);
  await keys.press(asking.getByRole('button', { name: 'Send' }));
  await asking.getByRole('alert').filter({ hasText: /./ }).waitFor();
  expect(await words.inputValue()).toBe('Say more about rust.');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByText('You can’t decide on this story anymore.').waitFor();
  expect(await note.inputValue()).toBe('Ask about the chain.');
  expect(await page.getByRole('main').getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await expectSound(page);

  await askGraph(program, owner, RESTORE, { id });
  const { id: second } = await submit(await signIn(program), 'Sails');
  await go(`${inbox}?p=${second}&topic=edits`);
  const text = page.getByRole('textbox', { name: 'Story' });
  await text.press('End');
  await text.pressSequentially(' In canvas.');
  await askGraph(program, owner, ARCHIVE, { id });
  program.clock.advance(1_000);
  await keys.press(page.getByRole('button', { name: 'Send to the writer' }));
  await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  expect(await text.innerText()).toContain('In canvas.');
});

test('PUB-5: what an editor submitted themselves is for the others, and leads to their own page of it', async () => {
  const { editor, submit, inbox } = await desks();
  const { id, postId } = await submit(editor, 'A story of my own');
  const { page, go, keys, problems } = await sitDown(program, browser, editor);
  await go(`${inbox}?p=${id}`);
  await page.getByText('You submitted this story, so another editor decides.').waitFor();
  expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Notes' }).count()).toBe(0);
  await keys.reach(page.getByRole('link', { name: 'Open your submission' }));
  await expectSound(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/p/${postId}/submission`);
  await page.getByRole('button', { name: 'Withdraw' }).first().waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: what is noted after a shared note is for the editors alone again, and the writer does not read it', async () => {
  const { editor, submit, inbox } = await desks();
  const writer = await signIn(program);
  const { id, postId } = await submit(writer, 'Capstans');
  const { page, go, keys } = await sitDown(program, browser, editor);
  await go(`${inbox}?p=${id}`);
  const write = async (words: string) => {
    await keys.type(page.getByLabel('Write a note'), words);
    await keys.press(page.getByRole('button', { name: 'Add note' }));
    await page.getByRole('listitem').filter({ hasText: words }).waitFor();
  };
  await keys.reach(page.getByLabel('The writer can read it'));
  await page.keyboard.press('Space');
  await write('Which rope do you mean?');
  await write('Among us: too long.');
  const theirs = await sitDown(program, browser, writer);
  await theirs.go(`/p/${postId}/submission`);
  await theirs.page.getByText('Which rope do you mean?').waitFor();
  expect(await theirs.page.getByText('Among us').count()).toBe(0);
});

test('PUB-5, rule 296: what one editor remembers of a writer is not written over by another who has not read it', async () => {
  const { owner, editor, submit, inbox } = await desks();
  const { id } = await submit(await signIn(program), 'Bollards');
  const first = await sitDown(program, browser, editor);
  const second = await sitDown(program, browser, owner);
  const field = ({ page }: Desk) => page.getByLabel('What to remember');
  const save = ({ page, keys }: Desk) => keys.press(page.getByRole('main').getByRole('button', { name: 'Save' }));
  await first.go(`${inbox}?p=${id}`);
  await second.go(`${inbox}?p=${id}`);
  await first.keys.type(field(first), 'Pays attention to ropes.');
  await save(first);
  await first.page.getByText('Saved.').waitFor();
  await second.keys.type(field(second), 'Writes long.');
  await save(second);
  await second.page.getByText(/Another editor wrote here in the meantime: “Pays attention to ropes\.”/).waitFor();
  expect(await field(second).inputValue()).toBe('Writes long.');
  // What is said stands above the button, which it moved down.
  await second.keys.reach(field(second));
  await expectSound(second.page);
  await second.keys.type(field(second), ' Pays attention to ropes.');
  await save(second);
  await second.page.getByText('Saved.').waitFor();
  // Once more from what stands there by now.
  await second.keys.type(field(second), ' And chains.');
  await save(second);
  await expect
    .poll(async () => {
      await first.go(`${inbox}?p=${id}`);
      return field(first).inputValue();
    })
    .toContain('And chains.');
  expect([...first.problems, ...second.problems]).toEqual([]);
});

const REMEMBER = `mutation($c: ID!, $u: ID!, $note: String!) { answer: rememberWriter(collectionId: $c, userId: $u, note: $note) {
  __typename } }`;
const SAVE_REPLY = `mutation($input: SubmissionReplyInput!) { answer: saveSubmissionReply(input: $input) { __typename } }`;

test('PUB-5, rule 296: what came after the note that an editor was told of is not written over unread either', async () => {
  const { publicationId, owner, editor, submit, inbox } = await desks();
  const writer = await signIn(program);
  const { id } = await submit(writer, 'Cleats');
  const gone = await signIn(program);
  await appointMember(program.context, { publicationId, personId: gone.personId, role: 'editor' });
  const write = (note: string) => askGraph(program, editor, REMEMBER, { c: publicationId, u: writer.personId, note });
  const { page, go, keys, problems } = await sitDown(program, browser, owner);
  await go(`${inbox}?p=${id}`);
  await write('Knows cleats.');
  const field = page.getByLabel('What to remember');
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await keys.type(field, 'Writes long.');
  await keys.press(save);
  await page.getByText(/in the meantime: “Knows cleats\.”/).waitFor();
  await write('Knows cleats and chains.');
  // What is asked anew for another reason is nothing that was read: whom this one is assigned to has left meanwhile.
  const members = program.context.database.kysely.deleteFrom('publication_member');
  await members.where('publication_id', '=', publicationId).where('person_id', '=', gone.personId).execute();
  await page.getByLabel('Assigned to').selectOption(gone.personId);
  await page.getByText('Choose one of the publication’s editors.').first().waitFor();
  await expect.poll(() => page.getByLabel('Assigned to').locator('option').count()).toBe(3);
  await keys.press(save);
  await page.getByText(/in the meantime: “Knows cleats and chains\.”/).waitFor();
  expect(await field.inputValue()).toBe('Writes long.');
  await keys.press(save);
  await page.getByText('Saved.').waitFor();
  expect([...problems]).toEqual([]);
});

test('PUB-5: a saved reply stands once in what an editor writes, and is offered again once its words are gone', async () => {
  const { publicationId, owner, submit, inbox } = await desks();
  const { id } = await submit(await signIn(program), 'Davits');
  for (const title of ['Too long', 'Too short']) {
    const input = { collectionId: publicationId, title, body: `It is ${title.toLowerCase()} for us.` };
    expect(await askGraph(program, owner, SAVE_REPLY, { input })).toMatchObject({
      answer: { __typename: 'KeptForEditors' },
    });
  }
  const { page, go, keys, problems } = await sitDown(program, browser, owner);
  await go(`${inbox}?p=${id}`);
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Ask for edits' }));
  const asking = page.getByRole('dialog', { name: 'Ask for edits' });
  const words = asking.getByLabel('What should the writer change?');
  const replies = asking.getByLabel('Use a saved reply');
  const offered = async () => (await replies.locator('option').allInnerTexts()).slice(1).toSorted();
  expect(await offered()).toEqual(['Too long', 'Too short']);
  await replies.selectOption('Too long');
  expect(await words.inputValue()).toBe('It is too long for us.');
  expect(await offered()).toEqual(['Too short']);
  await replies.selectOption('Too short');
  expect(await words.inputValue()).toBe('It is too long for us.\n\nIt is too short for us.');
  await words.fill('It is too long for us all.');
  expect(await offered()).toEqual(['Too long', 'Too short']);
  expect([...problems]).toEqual([]);
});
