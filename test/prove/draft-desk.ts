import { randomUUID } from 'node:crypto';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { createBlockIds } from '#shared/story/block-id.ts';
import type { Paragraph } from '#shared/story/story-document.ts';
import { type Answer, ask, type Ask } from '#test/support/ask.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { signIn } from '#test/support/sign-in.ts';
import { type KillableSite, LOST_AFTER, pause } from './killable-site.ts';

type Place = { readonly rev: number; readonly value: DraftValue };
type Acknowledged = Place & { readonly saveId: string };

/** A draft on the site, and how one device of its writer reaches it. */
type SharedDraft = {
  readonly send: (path: string, options: Ask) => Promise<Answer>;
  readonly read: () => Promise<Place>;
};

export type Desk = {
  readonly postId: string;
  readonly shared: SharedDraft;
  /** True where another device writes at the same draft. */
  isContended: boolean;
  base: Place;
  readonly acknowledged: Acknowledged[];
  /** What no kill excuses. */
  readonly faults: string[];
  readonly nextId: () => string;
};

/** How long one save is sent again before that is a fault of the site. */
const MOST_PATIENCE = 120_000;
const BETWEEN = 120;
const MOST_PARAGRAPHS = 30;

const READ = `query($id: ID!) { draft(postId: $id) { ... on Draft { rev title subtitle document previewBreak } } }`;
const CREATE =
  'mutation($input: CreateDraftInput!) { createDraft(input: $input) { ... on DraftSaved { postId rev } } }';

/** Signs a new writer in and begins a draft; each writer comes from a network of their own. */
export async function openDesk(site: Pick<KillableSite, 'url' | 'context'>, number: number): Promise<Desk> {
  const from = `127.0.${1 + (number % 250)}.${1 + (Math.floor(number / 250) % 250)}`;
  const host = new URL(site.url).host;
  const reach = (path: string, options: Ask = {}) =>
    Promise.race([
      ask(site.url, host, path, { ...options, from }),
      pause(LOST_AFTER).then(() => Promise.reject(new Error('No answer'))),
    ]);
  const { headers } = await signIn({ context: site.context, url: site.url, ask: reach });
  const send: SharedDraft['send'] = (path, options) => reach(path, { ...options, headers });
  const graph = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await send('/_/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) });
    return (JSON.parse(answer.text) as { readonly data: Data }).data;
  };
  const value = draftOf(`Draft ${number}`, 'The first paragraph.');
  const input = { ...value, saveId: randomUUID() };
  const { createDraft } = await graph<{ createDraft: { postId: string; rev: number } }>(CREATE, { input });
  const { postId, rev } = createDraft;
  const read = async (): Promise<Place> => {
    const { draft } = await graph<{ draft: DraftValue & { rev: number } }>(READ, { id: postId });
    const { rev: now, ...rest } = draft;
    return { rev: now, value: rest };
  };
  return deskAt({ postId, shared: { send, read }, base: { rev, value } });
}

/** Another device of the same writer, at the same draft. */
export function openSecondDesk(desk: Desk): Desk {
  desk.isContended = true;
  return { ...deskAt(desk), isContended: true };
}

function deskAt({ postId, shared, base }: Pick<Desk, 'postId' | 'shared' | 'base'>): Desk {
  const nextId = createBlockIds(randomUUID());
  return { postId, shared, base, isContended: false, acknowledged: [], faults: [], nextId };
}

/** Saves one edit after the other, each again until it is answered; ends with nothing under way. */
export async function writeWhile(desk: Desk, isOn: () => boolean): Promise<void> {
  for (let number = 0; isOn(); number += 1) {
    const [saveId, value] = [randomUUID(), edited(desk, number)];
    await saveUntilAnswered(desk, saveId, value);
    await pause(BETWEEN);
  }
}

async function saveUntilAnswered(desk: Desk, saveId: string, value: DraftValue): Promise<void> {
  const { base, postId, shared } = desk;
  const body = JSON.stringify({ baseRev: base.rev, saveId, delta: diffDrafts(base.value, value) });
  const end = performance.now() + MOST_PATIENCE;
  while (performance.now() < end) {
    const answer = await shared.send(`/p/${postId}/deltas`, { method: 'POST', body }).catch(() => undefined);
    if (answer?.status === 200) {
      const { rev } = JSON.parse(answer.text) as { readonly rev: number };
      if (rev !== base.rev + 1) desk.faults.push(`${postId} went from ${base.rev} to ${rev}`);
      desk.acknowledged.push({ rev, value, saveId });
      desk.base = { rev, value };
      return;
    }
    if (answer?.status === 409 && desk.isContended) {
      const { draft } = JSON.parse(answer.text) as { readonly draft: DraftValue & { readonly rev: number } };
      const { rev, ...theirs } = draft;
      desk.base = { rev, value: theirs };
      return;
    }
    if (answer !== undefined && answer.status < 500) {
      desk.faults.push(`${postId} was answered ${answer.status} ${answer.text.slice(0, 200)}`);
      return;
    }
    await pause(100);
  }
  desk.faults.push(`${postId} was not answered for ${MOST_PATIENCE} milliseconds`);
}

function edited({ base, nextId }: Desk, number: number): DraftValue {
  const { value } = base;
  const { blocks } = value.document;
  const added: Paragraph = {
    type: 'paragraph',
    id: nextId(),
    content: [{ type: 'text', text: `Words of save ${number} upon revision ${base.rev}.` }],
  };
  const kept = blocks.length < MOST_PARAGRAPHS ? blocks : blocks.slice(5);
  const place = (number * 7) % (kept.length + 1);
  const document = { ...value.document, blocks: kept.toSpliced(place, number % 3 === 0 ? 1 : 0, added) };
  return { ...value, title: `Title ${number}`, document };
}
