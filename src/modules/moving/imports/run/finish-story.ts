import { isSafeHref } from '#shared/story/safe-href.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import type { Block, Picture, StoryDocument } from '#shared/story/story-document.ts';
import type { Conversion } from '../convert/conversion.ts';
import { archivedPicture } from '../convert/convert-body.ts';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import type { ImportedStory } from '../imported-story.ts';
import { type LinkIndex, makeAbsolute } from './link-index.ts';
import { mapDocument } from './map-document.ts';

export type Finishing = {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly links: LinkIndex;
  readonly siteUrl?: string;
  /** Path of a story of this source; undefined while it has none yet. */
  readonly pathOf: (itemKey: string) => string | undefined;
  readonly reportLostLink: (href: string) => void;
};

/**
 * The document with its pictures and links in place, validated. `isWaiting` says that it links to a
 * story that has no address yet. Throws `UnreadableTextError` where it is too large for a story.
 */
export function finishDocument(
  story: ImportedStory,
  conversion: Conversion,
  finishing: Finishing,
): { readonly document: StoryDocument; readonly isWaiting: boolean } {
  let isWaiting = false;
  function href(written: string): string | undefined {
    const target = finishing.links.find(written, story);
    if (target.kind === 'nowhere') {
      finishing.reportLostLink(written);
      return undefined;
    }
    if (target.kind === 'address') return isSafeHref(target.href) ? target.href : undefined;
    const path = finishing.pathOf(target.itemKey);
    if (path !== undefined) return `${path}${target.fragment}`;
    isWaiting = true;
    return makeAbsolute(written, story, finishing.siteUrl);
  }
  const picture = (url: string): Picture =>
    finishing.pictures.get(url) ?? { kind: 'missing', url: makeAbsolute(url, story, finishing.siteUrl) ?? url };
  const mapped = mapDocument(withSomething(story, conversion.document), {
    href,
    picture,
    stored({ imageId, focusPercentX, focusPercentY }) {
      const found = picture(archivedPicture(imageId));
      const focus = {
        ...(focusPercentX !== undefined && { focusPercentX }),
        ...(focusPercentY !== undefined && { focusPercentY }),
      };
      return found.kind === 'stored' ? { ...found, ...focus } : found;
    },
  });
  const parsed = storyDocumentSchema.safeParse(mapped);
  if (parsed.success) return { document: parsed.data, isWaiting };
  throw new UnreadableTextError(
    `The story can’t be kept: ${parsed.error.issues[0]?.message ?? 'its form isn’t known'}.`,
  );
}

/** A post that only points to where it was published has its summary and that address as its body. */
function withSomething(story: ImportedStory, document: StoryDocument): StoryDocument {
  if (document.blocks.length > 0) return document;
  const summary = story.seoDescription ?? story.subtitle;
  const blocks: Block[] = [];
  if (summary !== undefined)
    blocks.push({ type: 'paragraph', id: 'summary1', content: [{ type: 'text', text: summary }] });
  if (story.canonicalUrl !== undefined) {
    blocks.push({ type: 'linkCard', id: 'origin01', url: story.canonicalUrl, title: story.title });
  }
  return { ...document, blocks };
}
