import { expect, test } from 'vitest';
import { follow } from '#modules/people/follows/follow.ts';
import { openProgram } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, openPublication } from '#test/support/submitting.ts';

const program = await openProgram({ withWorld: false });

const draftOf = (writer: SignedIn, title: string) => ownStories(program.context, writer.personId).draft(title);
const submit = (writer: SignedIn, postId: string, collectionId: string, more = {}) =>
  actOn(program, writer, 'submit', { input: { postId, collectionId, editorCut: 0, ...more } });

test('PUB-5: every refusal that the page of a submission shows is a typed answer with its sentence', async () => {
  const [writer, stranger] = [await signIn(program), await signIn(program)];
  const open = await openPublication(program, { name: 'Open Pages', slug: 'open-pages' });
  const own = await openPublication(program, { name: 'Own People', slug: 'own-people', openTo: 'WRITERS' });
  const fans = await openPublication(program, { name: 'For Fans', slug: 'for-fans', openTo: 'FOLLOWERS' });
  const shut = await openPublication(program, { name: 'Shut', slug: 'shut-press', isPaused: true });
  const long = await openPublication(program, { name: 'Long Reads', slug: 'long-reads', leastWords: 900 });
  const story = await draftOf(writer, 'Refused');
  const refusal = async (collectionId: string, more = {}) => {
    const { __typename, message } = await submit(writer, story.id, collectionId, more);
    return [__typename, message];
  };
  expect(await refusal('nothing')).toEqual(['NotFound', 'We couldn’t find that publication.']);
  expect(await refusal(own.id)).toEqual(['Forbidden', 'Own People only takes stories from its own writers.']);
  expect(await refusal(fans.id)).toEqual([
    'Forbidden',
    'For Fans only takes stories from its followers. Follow it first.',
  ]);
  expect(await refusal(shut.id)).toEqual(['Forbidden', 'Shut isn’t taking submissions right now.']);
  expect(await refusal(long.id)).toEqual(['BadRequest', 'At least 900 words.']);
  expect(await refusal(open.id, { note: 'x'.repeat(2_001) })).toEqual([
    'BadRequest',
    'Keep the note to 2000 characters.',
  ]);
  expect(await refusal(open.id, { editorCut: 20 })).toEqual([
    'Conflict',
    'The editors’ share has changed. Reload the page and take another look.',
  ]);
  const { __typename: others } = await submit(stranger, story.id, open.id);
  expect(others).toBe('NotFound');

  const { id } = await submit(writer, story.id, open.id);
  expect(await refusal(open.id)).toEqual([
    'Conflict',
    'You’ve already submitted this story. Withdraw it first to send it elsewhere.',
  ]);
  expect(await actOn(program, writer, 'nudge', { id })).toMatchObject({
    __typename: 'Conflict',
    message: 'You can remind the editors after 7 days.',
  });
  expect(await actOn(program, writer, 'resubmit', { id })).toMatchObject({ __typename: 'Conflict' });
  expect((await actOn(program, stranger, 'withdraw', { id })).__typename).toBe('NotFound');
  expect((await actOn(program, stranger, 'note', { input: { submissionId: id, body: 'Hello' } })).__typename).toBe(
    'NotFound',
  );
  expect(await actOn(program, writer, 'note', { input: { submissionId: id, body: '  ' } })).toMatchObject({
    __typename: 'BadRequest',
    message: 'Write something first.',
  });
  expect((await actOn(program, writer, 'withdraw', { id })).status).toBe('CANCELLED');
  expect((await actOn(program, writer, 'note', { input: { submissionId: id, body: 'Late' } })).__typename).toBe(
    'Conflict',
  );
});

const PLACES = '{ submissionPlaces { slug submissionsClosedBecause } }';

test('PUB-5: one is offered the publications of one’s own, those one follows and open ones, and no other', async () => {
  const writer = await signIn(program);
  await openPublication(program, { name: 'Anybody’s', slug: 'anybodys' });
  await openPublication(program, { name: 'Closed Shop', slug: 'closed-shop', openTo: 'WRITERS' });
  const liked = await openPublication(program, { name: 'Liked', slug: 'liked-press', openTo: 'FOLLOWERS' });
  await openPublication(program, { name: 'Unknown', slug: 'unknown-press', openTo: 'FOLLOWERS' });
  await follow(program.context, { followerId: writer.personId, kind: 'publication', id: liked.id });
  const places = async (headers: Readonly<Record<string, string>>) => {
    const { text } = await program.ask('/_/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: PLACES }),
    });
    return (JSON.parse(text) as { data: { submissionPlaces: { slug: string }[] } | null }).data?.submissionPlaces;
  };
  const slugs = (await places(writer.headers))?.map(({ slug }) => slug) ?? [];
  expect(slugs[0]).toBe('liked-press');
  expect(slugs).toContain('anybodys');
  expect(slugs).not.toContain('closed-shop');
  expect(slugs).not.toContain('unknown-press');
  const own = (await places(liked.owner.headers))?.map(({ slug }) => slug) ?? [];
  expect(own[0]).toBe('liked-press');
});

test('PUB-5: a review of what stands there is not asked for what the criteria ask of newcomers', async () => {
  const writer = await signIn(program);
  const drafts = await openPublication(program, { name: 'Fresh Only', slug: 'fresh-only', accepts: 'DRAFTS' });
  const stories = ownStories(program.context, writer.personId);
  const there = await stories.publish('Stands there', { publicationId: drafts.id });
  const elsewhere = await stories.publish('Stands alone');
  expect((await submit(writer, there.id, drafts.id)).status).toBe('OPEN');
  expect((await submit(writer, elsewhere.id, drafts.id)).__typename).toBe('BadRequest');
});
