import { likelyLanguage, readSiteLanguages } from '#modules/ground/settings/site-languages.ts';
import { randomUUID } from 'node:crypto';
import { MOST_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import { isSafeHref, isWebAddress } from '#shared/story/safe-href.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { License } from '#shared/licences/licences.ts';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { createDraft } from '#modules/stories/drafts/create-draft.ts';
import { publishStory } from '#modules/stories/stories/publish-story.ts';
import { updateStorySettings } from '#modules/stories/stories/update-story-settings.ts';
import type { Conversion } from '../imports/convert/conversion.ts';
import { convertHtml } from '../imports/convert/convert-html.ts';
import { convertMarkdown } from '../imports/convert/convert-markdown.ts';
import { UnreadableTextError } from '../imports/convert/unreadable-text-error.ts';
import { mapDocument } from '../imports/run/map-document.ts';
import { rehostPictures } from '../story-imports/rehost-pictures.ts';
import { storedPicture } from './stored-picture.ts';

export type ApiStory = {
  readonly title: string;
  readonly contentFormat: 'html' | 'markdown';
  readonly content: string;
  readonly tags: readonly string[];
  readonly canonicalUrl: string | undefined;
  readonly publishStatus: 'public' | 'draft' | 'unlisted';
  readonly license: License;
  readonly publicationId: string | null;
};

export type ApiStoryOutcome =
  | { readonly type: 'Post'; readonly storyId: string }
  | { readonly type: 'Refused'; readonly status: 400 | 403 | 429; readonly message: string };

/** Own judgement: as many as a program that moves somebody's stories needs, an hour. */
const RULE = { most: 100, windowSeconds: 3_600 } as const;
/** Of the platform whose interface this is: later ones were never shown there. */
const MOST_TAGS = 3;
const MOST_TAG_LENGTH = 25;

/**
 * Makes a story of what a program sent, in the viewer's name and by every rule that holds for one written here
 * (rule 153): as a draft, for everybody, or unlisted. Pictures are fetched and kept.
 */
export async function storyByApi(context: CommandContext, post: ApiStory): Promise<ApiStoryOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const place = await findPlace(context, viewer, post);
  if (place === undefined) return refused(403, messages.notYourPublication);
  // Counted before anything is read or fetched: a text may be large, and name pictures of other servers.
  const taken = await takeOperation(context, 'post by api', viewer.personId, RULE);
  if (!taken.ok) return refused(429, messages.tooManyPosts);
  const conversion = convert(post);
  if (typeof conversion === 'string') return refused(400, conversion);
  const document = await withPictures(context, conversion, post.canonicalUrl);
  const { title, document: body } = withoutTitle(post.title, document);
  const draft = await createDraft(context, {
    title: title.slice(0, MOST_TITLE_LENGTH).toWellFormed(),
    subtitle: '',
    document: body,
    previewBreak: null,
    saveId: randomUUID(),
    language: likelyLanguage(await readSiteLanguages(context)),
    collectionSlug: place.slug,
    inResponseToQuoteId: null,
    repostId: null,
  });
  if (draft.type === 'RateLimited') return refused(429, messages.tooManyPosts);
  if (draft.type !== 'DraftSaved') return refused(400, draft.message);
  const topics = post.tags.filter((tag) => tag.length <= MOST_TAG_LENGTH).slice(0, MOST_TAGS);
  const settings = { topics, license: post.license, ...(post.canonicalUrl && { canonicalUrl: post.canonicalUrl }) };
  const { postId: storyId } = draft;
  if (post.publishStatus === 'draft') {
    const kept = await updateStorySettings(context, storyId, settings);
    return kept.type === 'Post' ? kept : refusedBy(kept);
  }
  const visibility = post.publishStatus === 'unlisted' ? 'unlisted' : 'public';
  const published = await publishStory(context, {
    storyId,
    baseRev: draft.rev,
    settings: { ...settings, visibility, ...(post.publicationId !== null && { publicationId: post.publicationId }) },
    schedule: null,
  });
  return published.type === 'Post' ? published : refusedBy(published);
}

function refused(status: 400 | 403 | 429, message: string): ApiStoryOutcome {
  return { type: 'Refused', status, message };
}

/** The draft stays where it could not be published: the words are not lost. */
function refusedBy(outcome: { readonly type: string; readonly message?: string }): ApiStoryOutcome {
  const status = outcome.type === 'RateLimited' ? 429 : outcome.type === 'Forbidden' ? 403 : 400;
  return refused(status, outcome.message ?? messages.notPublished);
}

/** Editors publish; a writer begins what an editor then looks at. */
async function findPlace({ database }: CommandContext, viewer: Viewer, { publicationId, publishStatus }: ApiStory) {
  if (publicationId === null) return { slug: null };
  const role = viewer.staffRoles.get(publicationId);
  if (role === undefined || (role === 'writer' && publishStatus !== 'draft')) return undefined;
  const [publication] = await loadPublications(database, [publicationId]);
  return publication?.state === 'active' ? { slug: publication.slug } : undefined;
}

function convert({ content, contentFormat }: ApiStory): Conversion | string {
  try {
    const options = { file: 'content', dialect: 'plain' } as const;
    return contentFormat === 'html' ? convertHtml(content, options) : convertMarkdown(content, options);
  } catch (error) {
    if (error instanceof UnreadableTextError) return error.message;
    if (error instanceof RangeError) return messages.tooDeep;
    throw error;
  }
}

async function withPictures(
  context: CommandContext,
  { document, images }: Conversion,
  base: string | undefined,
): Promise<StoryDocument> {
  const absolute = (written: string) => (base === undefined ? URL.parse(written) : URL.parse(written, base))?.href;
  const own = new Map<string, Awaited<ReturnType<typeof storedPicture>>>();
  for (const written of images) own.set(written, await storedPicture(context, absolute(written)));
  const elsewhere = images.flatMap((written) => (own.get(written) === undefined ? (absolute(written) ?? []) : []));
  const pictures = await rehostPictures(context, elsewhere);
  return mapDocument(document, {
    picture: (written) =>
      own.get(written) ??
      pictures.get(absolute(written) ?? '') ?? { kind: 'missing', url: absolute(written) ?? written },
    href: (written) => {
      const href = written.startsWith('#') ? undefined : absolute(written);
      const isGood = href !== undefined && isSafeHref(href) && (isWebAddress(href) || href.startsWith('mailto:'));
      return isGood ? href : undefined;
    },
  });
}

/** There the title stood in the text as well; here it stands above it. */
function withoutTitle(title: string, document: StoryDocument): { title: string; document: StoryDocument } {
  const [first, ...rest] = document.blocks;
  if (first?.type !== 'heading') return { title, document };
  const words = textOf(first);
  // A title that is too long was synthesized from what the text begins with.
  const isTitle = words === title.trim() || title.length > MOST_API_TITLE;
  return isTitle ? { title: words, document: { ...document, blocks: rest } } : { title, document };
}

const MOST_API_TITLE = 100;

function textOf(block: Block): string {
  return plainText({ version: 1, blocks: [block], footnotes: [] }).trim();
}
