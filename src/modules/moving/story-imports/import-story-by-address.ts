import { randomUUID } from 'node:crypto';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyImportMessages as messages } from '#shared/messages/story-imports.ts';
import { webPageMessages } from '#shared/messages/web-pages.ts';
import { MOST_SUBTITLE_LENGTH, MOST_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import { isSafeHref } from '#shared/story/safe-href.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createDraft } from '#modules/stories/drafts/create-draft.ts';
import { UnreadableTextError } from '#modules/moving/imports/convert/unreadable-text-error.ts';
import { mapDocument } from '#modules/moving/imports/run/map-document.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { updateStorySettings } from '#modules/stories/stories/update-story-settings.ts';
import { fetchElsewhere } from '#modules/ground/web-pages/fetch-elsewhere.ts';
import { readStoryPage, type StoryPage } from './read-story-page.ts';
import { rehostPictures } from './rehost-pictures.ts';

/** Own judgement: each fetches a page with all of its pictures. */
const RULE = { most: 30, windowSeconds: 86_400 } as const;
const MOST_BYTES = 5 * 1_024 * 1_024;

export type ImportByAddressOutcome =
  | { readonly type: 'ImportedPost'; readonly postId: string; readonly missingImageCount: number }
  | Refusal<'BadRequest'>
  | Busy;

/**
 * Brings one story from its address elsewhere in as a draft of the viewer, with its pictures, and with that address as
 * where it was first (WRITE-7). Throws `NotAllowed` for who is signed out or suspended.
 */
export async function importStoryByAddress(context: CommandContext, address: string): Promise<ImportByAddressOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const taken = await takeOperation(context, 'import story', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const wanted = { url: address, accept: 'text/html,application/xhtml+xml', mostBytes: MOST_BYTES };
  const found = await fetchElsewhere(context, wanted);
  if ('type' in found) return found;
  const contentType = found.answer.headers.get('content-type') ?? '';
  if (!/html/i.test(contentType)) return refuse('BadRequest', webPageMessages.noPage);
  const html = decodePage(new Uint8Array(await found.answer.arrayBuffer()), contentType);
  const page = readPage(html, found.url);
  if (page === undefined) return refuse('BadRequest', messages.noStory);
  if ('type' in page) return page;
  return (await whyKnown(context, viewer.personId, page)) ?? (await keep(context, page, found.url));
}

function readPage(html: string, url: string): StoryPage | Refusal<'BadRequest'> | undefined {
  try {
    return readStoryPage(html, url);
  } catch (error) {
    if (error instanceof UnreadableTextError) return refuse('BadRequest', messages.tooLarge);
    throw error;
  }
}

const KNOWN = `
  select s.title from story_author a join story s on s.id = a.story_id
  where a.person_id = $1 and s.canonical_url = $2 and s.state in ('draft', 'published') limit 1`;

async function whyKnown({ database }: CommandContext, personId: string, { canonicalUrl }: StoryPage) {
  const [known] = await database.query<{ title: string }>('story_imported', KNOWN, [personId, canonicalUrl]);
  if (known === undefined) return undefined;
  return refuse('BadRequest', formatMessage(messages.known, { title: known.title || messages.untitled }));
}

async function keep(context: CommandContext, page: StoryPage, url: string): Promise<ImportByAddressOutcome> {
  const absolute = (written: string) => URL.parse(written, url)?.href;
  const addresses = page.images.flatMap((written) => absolute(written) ?? []);
  const pictures = await rehostPictures(context, addresses);
  const document: StoryDocument = mapDocument(page.document, {
    picture: (written) =>
      pictures.get(absolute(written) ?? '') ?? { kind: 'missing', url: absolute(written) ?? written },
    href: (written) => {
      const href = written.startsWith('#') ? undefined : absolute(written);
      return href !== undefined && isSafeHref(href) ? href : undefined;
    },
  });
  const draft = await createDraft(context, {
    title: page.title.slice(0, MOST_TITLE_LENGTH).toWellFormed(),
    subtitle: page.description.slice(0, MOST_SUBTITLE_LENGTH).toWellFormed(),
    document,
    previewBreak: null,
    saveId: randomUUID(),
    language: page.language ?? 'en',
    collectionSlug: null,
    inResponseToQuoteId: null,
    repostId: null,
  });
  if (draft.type === 'RateLimited') return draft;
  if (draft.type !== 'DraftSaved') return refuse('BadRequest', draft.message);
  const { canonicalUrl } = page;
  const settled = await updateStorySettings(context, draft.postId, { canonicalUrl });
  // The page may name an address that cannot be one; then its own is the one that was first.
  if (settled.type !== 'Post') await updateStorySettings(context, draft.postId, { canonicalUrl: url });
  const missingImageCount = new Set(addresses).size - pictures.size;
  return { type: 'ImportedPost', postId: draft.postId, missingImageCount };
}

/** As far into a page as a browser looks for its charset. */
const HEAD_BYTES = 1_024;

/** The text of a page in the charset that its answer names, or else its head; UTF-8 where neither says one that is known. */
function decodePage(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const charset = charsetIn(contentType) ?? charsetIn(head) ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w:-]+)/i.exec(text)?.[1];
}
