import type { Block, Inline, Mark, Picture, StoryDocument } from '#shared/story/story-document.ts';
import { withChildren } from '../convert/limit-depth.ts';

type StoredPicture = Extract<Picture, { kind: 'stored' }>;

/** What becomes of the addresses of a document. */
export type AddressMap = {
  readonly picture: (url: string) => Picture;
  /** Pictures that are kept already stay as they are where this is absent. */
  readonly stored?: (picture: StoredPicture) => Picture;
  /** Undefined takes the link away and leaves its text. */
  readonly href: (href: string) => string | undefined;
};

/** The same document with its pictures and links put in place; ids stay. */
export function mapDocument(document: StoryDocument, map: AddressMap): StoryDocument {
  return {
    ...document,
    blocks: document.blocks.map((block) => mapBlock(block, map)),
    footnotes: document.footnotes.map(({ id, blocks }) => ({
      id,
      blocks: blocks.map((block) => mapBlock(block, map)),
    })),
  };
}

function mapBlock(block: Block, map: AddressMap): Block {
  const inside = withChildren(block, (blocks) => blocks.map((child) => mapBlock(child, map)));
  switch (inside.type) {
    case 'paragraph':
    case 'heading':
      return { ...inside, content: mapRun(inside.content, map) };
    case 'pullQuote':
      return withRuns(inside, ['content', 'attribution'], map);
    case 'callout':
      return withRuns(inside, ['title'], map);
    case 'codeBlock':
    case 'table':
    case 'embed':
      return withRuns(inside, ['caption'], map);
    case 'image': {
      const { href, ...image } = withRuns(inside, ['caption'], map);
      const target = href === undefined ? undefined : map.href(href);
      return { ...image, picture: mapPicture(image.picture, map), ...(target !== undefined && { href: target }) };
    }
    case 'gallery': {
      const gallery = withRuns(inside, ['caption'], map);
      return {
        ...gallery,
        images: gallery.images.map((image) => {
          const { picture, alt, caption } = image;
          const mapped = { picture: mapPicture(picture, map), alt };
          return caption === undefined ? mapped : Object.assign(mapped, { caption: mapRun(caption, map) });
        }),
      };
    }
    case 'linkCard': {
      const url = map.href(inside.url);
      const picture = inside.picture && mapPicture(inside.picture, map);
      if (url !== undefined) return { ...inside, url, ...(picture && { picture }) };
      return { type: 'paragraph', id: inside.id, content: [{ type: 'text', text: inside.title }] };
    }
    default:
      return inside;
  }
}

/** Rewrites the runs of a block that it has under these names. */
function withRuns<Kind extends Block>(block: Kind, names: readonly (keyof Kind)[], map: AddressMap): Kind {
  const changed: Partial<Record<keyof Kind, readonly Inline[]>> = {};
  for (const name of names) {
    const run = block[name] as readonly Inline[] | undefined;
    if (run !== undefined) changed[name] = mapRun(run, map);
  }
  return { ...block, ...changed };
}

function mapPicture(picture: Picture, map: AddressMap): Picture {
  return picture.kind === 'missing' ? map.picture(picture.url) : (map.stored?.(picture) ?? picture);
}

function mapRun(run: readonly Inline[], map: AddressMap): Inline[] {
  return run.map((inline): Inline => {
    if (inline.type === 'inlineImage') {
      const { href, ...image } = inline;
      const target = href === undefined ? undefined : map.href(href);
      const mapped = Object.assign(image, { picture: mapPicture(inline.picture, map) });
      return target === undefined ? mapped : Object.assign(mapped, { href: target });
    }
    if (inline.type !== 'text' || inline.marks === undefined) return inline;
    const marks = inline.marks.flatMap((mark): Mark[] => {
      if (mark.type !== 'link') return [mark];
      const href = map.href(mark.href);
      return href === undefined ? [] : [Object.assign({}, mark, { href })];
    });
    return marks.length === 0 ? { type: 'text', text: inline.text } : { type: 'text', text: inline.text, marks };
  });
}
