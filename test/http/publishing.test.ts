import { beforeEach, describe, expect, test, vi } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { purgeTrash } from '#modules/stories/stories/purge-trash.ts';
import { publishScheduled } from '#modules/stories/stories/publish-scheduled.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { nextNetwork } from '#test/support/next-network.ts';
import { openProgram } from '#test/support/open-site.ts';

const CANARY = 'kornblumenblau';
/** The address of a story tells its title. */
const WORDS = 'Words with';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shelf = '';
const program = await openProgram({
  servers: 2,
  prepare: async (context) => {
    shelf = await buildPublication(context, { slug: 'cornflower', name: 'Cornflower' });
  },
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(MINUTE));

let count = 0;
async function writer() {
  count += 1;
  const username = `writer${count}`;
  const personId = await buildPerson(program.context, { username, name: `Writer ${count}` });
  await appointMember(program.context, { publicationId: shelf, personId, role: 'editor' });
  const desk = await publisher(program, { personId, staffRoles: new Map([[shelf, 'editor']]) });
  return { ...desk, username, topic: `Flowers ${count}`, tag: `flowers-${count}` };
}
type Writer = Awaited<ReturnType<typeof writer>>;

/** Pages that both servers keep, as a visitor gets them of each. */
async function read(path: string): Promise<readonly { readonly status: number; readonly text: string }[]> {
  return Promise.all(
    program.addresses.map(async (address) => {
      const { status, text } = await program.ask(address + path, { from: nextNetwork() });
      return { status, text };
    }),
  );
}

const placesOf = ({ username, tag }: Writer): readonly string[] => [
  '/',
  `/@${username}`,
  `/@${username}/latest`,
  `/tag/${tag}`,
  '/cornflower',
  '/cornflower/latest',
  '/feed',
  `/feed/@${username}`,
  `/feed/tag/${tag}`,
  '/feed/cornflower',
];

async function findIn(who: Writer): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of placesOf(who)) {
    for (const { text } of await read(path)) if (text.includes(CANARY)) found.push(path);
  }
  return [...new Set(found)];
}

/** What was kept is dropped by a notification, which takes a moment. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });
const pathOf = (url: string): string => new URL(url).pathname;

async function published(who: Writer, input: Readonly<Record<string, unknown>> = {}) {
  const id = await who.start(draftOf(`On ${CANARY}`, `${WORDS} ${CANARY}.`));
  const answer = (await who.publish(id, { topics: [who.topic], collectionId: shelf, ...input })) as {
    mediumUrl?: string;
  };
  return { id, path: pathOf(answer.mediumUrl ?? '') };
}

describe('WRITE-3: pages that are kept follow what authors do', () => {
  test('published, unlisted, trashed, restored: each page of each server is right a moment later', async () => {
    const ada = await writer();
    expect(await findIn(ada), 'kept without it').toEqual([]);
    const { id, path } = await published(ada);
    const statusOf = async (wanted: number) =>
      expect((await read(path)).map(({ status }) => status)).toEqual([wanted, wanted]);
    await soon(async () => expect(await findIn(ada)).toEqual(placesOf(ada)));
    await statusOf(200);

    await ada.settings(id, { visibility: 'UNLISTED' });
    await soon(async () => expect(await findIn(ada)).toEqual([]));
    await soon(() => statusOf(200));
    for (const { text } of await read(path)) expect(text).toMatch(/<meta name="robots" content="[^"]*noindex/);

    await ada.settings(id, { visibility: 'PUBLIC' });
    await soon(async () => expect(await findIn(ada)).toEqual(placesOf(ada)));
    await ada.change('deletePost', id);
    await soon(() => statusOf(410));
    await soon(async () => expect(await findIn(ada)).toEqual([]));
    for (const { text } of await read(path)) expect(text).not.toContain(WORDS);

    await ada.change('undeletePost', id);
    await soon(() => statusOf(200));
    await soon(async () => expect(await findIn(ada)).toEqual(placesOf(ada)));
    await ada.change('unpublishPost', id);
    await soon(() => statusOf(404));
    await soon(async () => expect(await findIn(ada)).toEqual([]));
  });

  test('WRITE-6: what went for good answers 410 at its address, and says nothing of itself', async () => {
    const ada = await writer();
    const { id, path } = await published(ada);
    // Kept first, so that there is something to drop before the time that lets it expire anyway.
    await soon(async () => expect((await read(path)).map(({ status }) => status)).toEqual([200, 200]));
    await ada.change('deletePost', id);
    await soon(async () => expect((await read(path)).map(({ status }) => status)).toEqual([410, 410]));
    program.clock.advance(14 * DAY);
    await purgeTrash(program.context);
    await soon(async () => {
      for (const { status, text } of await read(path)) {
        expect(status).toBe(410);
        expect(text).not.toContain(WORDS);
      }
    });
  });

  test('a scheduled story is on no page before its time, and on all of them after it', async () => {
    const ada = await writer();
    const id = await ada.start(draftOf(`On ${CANARY}`, `${WORDS} ${CANARY}.`));
    const scheduleAt = program.clock.now().getTime() + 60 * MINUTE;
    const timeZone = 'Asia/Kathmandu';
    await ada.publish(id, { topics: [ada.topic], collectionId: shelf, scheduleAt, timeZone });
    expect(await findIn(ada)).toEqual([]);
    expect((await read(`/p/${id}`)).map(({ status }) => status)).toEqual([404, 404]);
    program.clock.set(new Date(scheduleAt).toISOString());
    await publishScheduled(program.context);
    await soon(async () => expect(await findIn(ada)).toEqual(placesOf(ada)));
  });

  test('rule 61: a story that moves into a publication is led to from its old address, and a new title keeps it', async () => {
    const ada = await writer();
    const { id, path } = await published(ada, { collectionId: null });
    expect(path).toBe(`/@${ada.username}/on-${CANARY}-${id}`);
    await read(path);
    await ada.settings(id, { collectionId: shelf });
    await soon(async () => {
      const { status, headers } = await program.ask(path);
      expect([status, headers.location]).toEqual([301, `/cornflower/on-${CANARY}-${id}`]);
    });
    const before = draftOf(`On ${CANARY}`, `${WORDS} ${CANARY}.`);
    const open = await ada.open(id);
    await ada.saveTo(
      id,
      open.rev ?? 0,
      { ...before, document: open.document ?? before.document },
      draftOf('Other', 'Other.'),
    );
    await ada.publish(id, {}, (open.rev ?? 0) + 1);
    await soon(async () => {
      const [first] = await read(`/cornflower/on-${CANARY}-${id}`);
      expect(first?.status).toBe(200);
      expect(first?.text).toContain('<title>Other');
    });
  });
});
