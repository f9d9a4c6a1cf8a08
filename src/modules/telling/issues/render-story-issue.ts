import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterIssueMessages as messages } from '#shared/messages/newsletter-issues.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { profilePath, shortPostPath } from '#shared/routes/link-shapes.ts';
import { publicationPath } from '#shared/routes/publication-links.ts';
import { tokenText } from '#shared/story/render/mail/mail-tokens.ts';
import { type MailIssue, renderMail, type RenderedMail } from '#shared/story/render/mail/render-mail.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { walkPictures } from '#shared/story/walk.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Person } from '#modules/people/people/person.ts';
import { designLoader } from '#modules/stories/designs/load-designs.ts';
import { findPublicationById } from '#modules/stories/publications/visible-publications.ts';
import { previewDocument } from '#modules/stories/stories/preview-document.ts';
import { loadHighlighterFor } from '#modules/stories/stories/render/render-body.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';

/** Which ways out a mail has: none in a test, that of the newsletter, and those of an account. */
export type IssueWays = 'none' | 'newsletter' | 'account';

export type StoryIssue = {
  readonly newsletter: Newsletter;
  /** What the operator calls the site. */
  readonly site: string;
  /** Of the operator; empty where none is set. */
  readonly postalAddress: string;
  readonly ways: IssueWays;
  /** In place of what readers see. */
  readonly document?: StoryDocument | undefined;
  readonly story: Story;
  readonly author: Person | undefined;
  /** Whether those who get it may read all of it, or only its free part. */
  readonly isWhole: boolean;
};

const BODY = `
  select b.document, s.preview_break as "previewBreak" from story s join story_body b on b.story_id = s.id where s.id = $1`;

/** A story as the mail of those who get one newsletter; what differs between them are tokens (rule 73). */
export async function renderStoryIssue(
  context: CommandContext,
  reader: ReadContext,
  { newsletter, site, postalAddress, ways, story, author, isWhole, document: draft }: StoryIssue,
): Promise<RenderedMail> {
  const { siteUrl } = context.config;
  const place = await readPlace(reader, newsletter, { name: site, siteUrl });
  const document = draft ?? (await readDocument(reader, story, isWhole));
  const storyUrl = siteUrl + shortPostPath(story.id);
  const text = story.isWithheld ? messages.withheldText : messages.lockedText;
  const tail = { text, label: messages.readOn, url: storyUrl };
  return renderMail(withCover(document, story), {
    siteUrl,
    storyUrl,
    language: story.language,
    accentColor: place.accentColor,
    highlightCode: await loadHighlighterFor(document),
    title: story.title || storyMessages.untitled,
    subtitle: story.subtitle,
    preheaders: [story.subtitle, story.excerpt],
    masthead: place.masthead,
    byline: bylineOf(siteUrl, story, author),
    tail: isWhole ? null : tail,
    footer: {
      reason: tokenText(messages.reason, { newsletter: place.masthead.name, site }),
      ways: [
        ...(ways === 'none' ? [] : waysOut),
        ...(ways === 'account' ? [{ label: messages.settings, address: { token: 'settings' } } as const] : []),
      ],
      postalAddress: postalAddress === '' ? null : postalAddress,
    },
  });
}

const waysOut = [
  { label: messages.unsubscribe, address: { token: 'unsubscribe' } },
  { label: messages.subscriptions, address: { token: 'subscriptions' } },
] as const;

type Place = { readonly masthead: MailIssue['masthead']; readonly accentColor: string | null };

/** Whose stories they subscribed to: name, face and colour; the site itself where that place is gone. */
async function readPlace(
  reader: ReadContext,
  newsletter: Newsletter,
  site: { readonly name: string; readonly siteUrl: string },
): Promise<Place> {
  const { siteUrl } = site;
  const own = { name: site.name, url: siteUrl, markUrl: `${siteUrl}/icon-192.png` };
  const owner = ownerOf(newsletter);
  const design = await reader.loaders
    .get(designLoader)
    .load(`${owner.kind === 'person' ? 'user' : 'collection'}:${owner.id}`);
  const accentColor = design?.design.accentColor ?? null;
  const found =
    owner.kind === 'person' ? await placeOfPerson(reader, owner.id) : await placeOfPublication(reader, owner.id);
  if (found === undefined) return { masthead: { ...own, name: newsletter.name }, accentColor };
  const mark = found.imageId === null ? own.markUrl : siteUrl + faceOf(found.imageId);
  return {
    masthead: { name: newsletter.name || found.name, url: siteUrl + found.path, markUrl: mark },
    accentColor,
  };
}

async function placeOfPerson(reader: ReadContext, id: string) {
  const person = await reader.loaders.get(personLoader).load(id);
  return person && { name: person.name, path: profilePath(person.username), imageId: person.imageId };
}

async function placeOfPublication(reader: ReadContext, id: string) {
  const publication = await findPublicationById(reader, id);
  if (publication === null) return undefined;
  const { name, slug, avatarImageId } = publication;
  return { name, path: publicationPath(slug), imageId: avatarImageId };
}

const faceOf = (imageId: string) => imageUrl(imageId, { width: 80, height: 80, strategy: 'crop' });

/** Where a country holds a story back nobody knows where its mail will be read, so the page decides. */
async function readDocument({ database }: ReadContext, story: Story, isWhole: boolean): Promise<StoryDocument> {
  type Row = { readonly document: StoryDocument; readonly previewBreak: string | null };
  const [row] = await database.query<Row>('issue_of_story', BODY, [story.id]);
  if (row === undefined || story.isWithheld) return { version: 1, blocks: [], footnotes: [] };
  return isWhole ? row.document : previewDocument(row.document, row.previewBreak);
}

/** The cover leads, unless the body shows the same picture. */
function withCover(document: StoryDocument, story: Story): StoryDocument {
  const { coverImageId, coverWidth, coverHeight, coverAlt } = story;
  if (coverImageId === null || coverWidth === null || coverHeight === null) return document;
  for (const picture of walkPictures(document)) {
    if (picture.kind === 'stored' && picture.imageId === coverImageId) return document;
  }
  const picture = { kind: 'stored', imageId: coverImageId, width: coverWidth, height: coverHeight } as const;
  const cover = {
    type: 'image',
    id: 'cover',
    picture,
    alt: coverAlt,
    layout: 'full',
    href: shortPostPath(story.id),
  } as const;
  return { ...document, blocks: [cover, ...document.blocks] };
}

function bylineOf(siteUrl: string, story: Story, author: Person | undefined): MailIssue['byline'] {
  if (author === undefined) return null;
  const at = story.isUndated ? null : story.firstPublishedAt;
  const date = at === null ? '' : new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const minutes = formatMessage(messages.readingTime, { minutes: Math.max(1, Math.round(story.readingMinutes)) });
  return {
    name: author.name,
    url: siteUrl + profilePath(author.username),
    imageUrl: author.imageId === null ? null : siteUrl + faceOf(author.imageId),
    facts: [date, minutes].filter((part) => part !== '').join(' · '),
  };
}
