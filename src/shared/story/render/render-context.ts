import { inlinesToText } from '../plain-text.ts';
import type { Block, Direction, Inline, StoryDocument } from '../story-document.ts';
import { outline, type OutlinePlace } from '../table-of-contents.ts';
import { typedDirection } from '../text-direction.ts';
import { escapeHtml } from './html.ts';

/** Where the HTML goes: our own page; or a place that has none of our styles and scripts. */
export type RenderTarget = 'page' | 'feed' | 'mail' | 'export';

export type RenderOptions = {
  readonly target: RenderTarget;
  /** Public address of the site, without a slash at its end: links to its host are internal (ROUTE-15). */
  readonly siteUrl: string;
  /** BCP 47. */
  readonly language: string;
  /** Absolute address of the story: feeds and mail lead anchors there. */
  readonly storyUrl?: string;
  /** Where a stored picture stands beside the HTML, outside our page; at the site where absent. */
  readonly imagePath?: (imageId: string) => string;
  /** Whether elements name the block that they show (`data-block`), for pages where passages are chosen by it. */
  readonly isMarked?: boolean;
  /** Safe HTML for the inside of `<code>`; plain escaped text where absent. */
  readonly highlightCode?: (code: string, language: string) => string;
  /** Safe MathML; TeX in `<code>` where absent. */
  readonly renderMath?: (tex: string, isBlock: boolean) => string;
};

/** What the renderers of one document share: its options, its places and the counters of this run. */
export type RenderContext = {
  readonly options: RenderOptions;
  readonly isPage: boolean;
  readonly outline: ReadonlyMap<string, OutlinePlace>;
  readonly anchors: ReadonlySet<string>;
  /** Number of each footnote, from 1, by its id. */
  readonly footnoteNumbers: ReadonlyMap<string, number>;
  /** How often each footnote was referred to so far. */
  readonly footnoteUses: Map<string, number>;
  /** The picture that paints first: fetched at once, not lazily. */
  readonly firstPictureId: string | undefined;
  readonly counters: { tables: number };
  readonly highlightCode: (code: string, language: string) => string;
  readonly renderMath: ((tex: string, isBlock: boolean) => string) | undefined;
};

/** `dir` of an element that holds a text: as its writer chose, else where its own letters run the other way. */
export function directionAttribute(
  text: readonly Inline[],
  { options }: RenderContext,
  chosen?: Direction,
): Direction | undefined {
  return chosen ?? typedDirection(inlinesToText(text), options.language);
}

/** `data-block` of an element that shows a block which has none of its own. */
export function blockIdFor({ id }: Pick<Block, 'id'>, { options }: RenderContext): string | undefined {
  return options.isMarked === true ? id : undefined;
}

/** A picture further down than this is not in the first window. */
const FIRST_WINDOW_BLOCKS = 3;

export function createRenderContext(document: StoryDocument, options: RenderOptions): RenderContext {
  const places = outline(document);
  const isPage = options.target === 'page';
  const first = document.blocks.slice(0, FIRST_WINDOW_BLOCKS).find((block) => block.type === 'image');
  return {
    options,
    isPage,
    outline: places,
    anchors: new Set([...places.values()].map((place) => place.anchor)),
    footnoteNumbers: new Map(document.footnotes.map((footnote, index) => [footnote.id, index + 1])),
    footnoteUses: new Map(),
    firstPictureId: first?.id,
    counters: { tables: 0 },
    // Feeds and mail have no styles, so colours of code would be dead weight there.
    highlightCode: isPage ? (options.highlightCode ?? escapeHtml) : escapeHtml,
    renderMath: isPage || options.target === 'export' ? options.renderMath : undefined,
  };
}
