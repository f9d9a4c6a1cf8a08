import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

const DAY = 86_400_000;
const clock = createFakeClock('2026-11-26T12:00:00Z');
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

const LEFT = `query($id: ID!) { collection(id: $id) { slugChangesLeft { left most renewsAt }
  staffInvitesLeft { left most renewsAt } guestSubmissionsLeft } }`;
const MOVE = `mutation($input: UpdateCollectionInput!) { updateCollection(input: $input) { __typename
  ... on UserError { message } } }`;
const INVITE = 'mutation($input: InviteToStaffInput!) { inviteToCollectionStaff(input: $input) { __typename } }';
const texts = { name: 'The Quay', tagline: '', description: '', topics: [] };

test('PUB-2, PUB-5: who may is told how many are left, of address changes in 30 days, of invitations today, of stories of a guest', async () => {
  const scene = submissionsWorld(world);
  const { id, owner } = await scene.publication();
  const [writer, guest] = [await scene.staff(id, 'writer'), await scene.person()];
  type Left = Readonly<
    Record<string, { readonly left: number; readonly most: number; readonly renewsAt: number } | null>
  >;
  const leftFor = async (who: typeof owner) => (await who.read(LEFT, { id }))['collection'] as Left;
  const move = (slug: string) => owner.read(MOVE, { input: { ...texts, collectionId: id, slug } });
  const counts = async () => {
    const { slugChangesLeft: moves, staffInvitesLeft: invites } = await leftFor(owner);
    return [moves?.left, moves?.most, invites?.left, invites?.most];
  };
  expect(await counts()).toEqual([5, 5, 50, 50]);
  expect(await leftFor(writer)).toEqual({ slugChangesLeft: null, staffInvitesLeft: null, guestSubmissionsLeft: null });
  expect(await leftFor(guest)).toEqual({ slugChangesLeft: null, staffInvitesLeft: null, guestSubmissionsLeft: 3 });

  await move('quay-one');
  const input = { collectionId: id, to: 'somebody@mail.example', role: 'WRITER' };
  expect(await owner.read(INVITE, { input })).toEqual({ inviteToCollectionStaff: { __typename: 'Collection' } });
  expect(await counts()).toEqual([4, 5, 49, 50]);
  for (const slug of ['quay-two', 'quay-three', 'quay-four', 'quay-five']) {
    expect(await move(slug)).toEqual({ updateCollection: { __typename: 'Collection' } });
  }
  expect(await move('quay-six')).toMatchObject({ updateCollection: { __typename: 'CollectionRefusal' } });
  expect((await counts())[0]).toBe(0);
  const { slugChangesLeft } = await leftFor(owner);
  clock.advance((slugChangesLeft?.renewsAt ?? 0) - clock.now().getTime() - 1);
  expect((await counts())[0]).toBe(0);
  clock.advance(1);
  expect(await counts()).toEqual([5, 5, 50, 50]);

  for (const left of [2, 1, 0]) {
    clock.advance(DAY);
    expect((await guest.submit(await guest.write(), id)).__typename).toBe('Submission');
    expect((await leftFor(guest))['guestSubmissionsLeft']).toBe(left);
  }
});

test('PUB-2, rule 53: an address that another publication has or had uses up no change, and the way there and back leads on', async () => {
  const scene = submissionsWorld(world);
  const [mine, theirs] = [await scene.publication(), await scene.publication()];
  const move = async ({ id, owner }: typeof mine, slug: string) =>
    (await owner.read(MOVE, { input: { ...texts, collectionId: id, slug } }))['updateCollection'];
  const left = async () => {
    const { slugChangesLeft } = (await mine.owner.read(LEFT, { id: mine.id }))['collection'] as {
      readonly slugChangesLeft: { readonly left: number };
    };
    return slugChangesLeft.left;
  };
  const moved = { __typename: 'Collection' };
  for (const slug of ['lock-one', 'lock-two']) expect(await move(theirs, slug)).toEqual(moved);
  for (const slug of ['lock-one', 'lock-two', 'lock-one']) {
    expect(await move(mine, slug)).toMatchObject({ __typename: 'CollectionRefusal' });
  }
  expect(await left()).toBe(5);
  for (const slug of ['ferry-one', 'ferry-two', 'ferry-one', 'ferry-two'])
    expect(await move(mine, slug)).toEqual(moved);
  expect(await left()).toBe(1);
  const old = world.database.kysely.selectFrom('old_publication_slug').select('slug');
  const kept = await old.where('publication_id', '=', mine.id).where('slug', 'like', 'ferry-%').execute();
  expect(kept).toEqual([{ slug: 'ferry-one' }]);
});
