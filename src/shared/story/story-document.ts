/**
 * The story body: one typed document that page, feed, mail, plain text, Markdown and export are
 * made from (house, section 4). It is validated when it comes in (`story-document.schema.ts`), so
 * no renderer defends itself.
 *
 * The wire names of the specification stand beside each block.
 */
export type StoryDocument = {
  /** Raised when the shape changes; a stored document of an older version is migrated when read. */
  readonly version: 1;
  readonly blocks: readonly Block[];
  /** Footnotes in the order of their first reference. */
  readonly footnotes: readonly Footnote[];
};

/** Blocks that stand at the top of a story or inside a container block. */
export type Block =
  | Paragraph
  | Heading
  | BlockQuote
  | PullQuote
  | CodeBlock
  | MathBlock
  | ImageBlock
  | Gallery
  | Embed
  | LinkCard
  | List
  | Table
  | Callout
  | Separator;

/** Each block keeps its id (4 to 12 of a-z 0-9) for life: anchors, highlights and deltas point to it. */
type WithId = { readonly id: string };

/** Writing direction where it differs from the story's own. */
export type Direction = 'ltr' | 'rtl';

/** P */
export type Paragraph = WithId & {
  readonly type: 'paragraph';
  readonly content: readonly Inline[];
  readonly direction?: Direction;
};

/** H1 to H4. Level 1 is a section heading of the body: the title of the story is not in the body. */
export type Heading = WithId & {
  readonly type: 'heading';
  readonly level: 1 | 2 | 3 | 4;
  readonly content: readonly Inline[];
  /** Anchor that the source gave, so that old links into the page keep working; otherwise made from the text. */
  readonly anchor?: string;
};

/** BQ. Holds blocks, so that verse, lists and several paragraphs can be quoted. */
export type BlockQuote = WithId & { readonly type: 'blockQuote'; readonly blocks: readonly Block[] };

/** PQ */
export type PullQuote = WithId & {
  readonly type: 'pullQuote';
  readonly content: readonly Inline[];
  readonly attribution?: readonly Inline[];
};

/** PRE. `language` is a name that the highlighter knows, or absent. */
export type CodeBlock = WithId & {
  readonly type: 'codeBlock';
  readonly language?: string;
  readonly text: string;
  readonly caption?: readonly Inline[];
};

/** Display mathematics, in TeX. */
export type MathBlock = WithId & { readonly type: 'mathBlock'; readonly tex: string };

/** Widths: inset 680, outset 1192, full the whole window; `side` floats beside the text. */
export type ImageLayout = 'inset' | 'outset' | 'full' | 'side';

/** A picture: stored by us, or known only by the address it had elsewhere (`missing`). */
export type Picture =
  | {
      readonly kind: 'stored';
      /** Id of the media resource: the first 32 hex digits of the SHA-256 of its bytes. */
      readonly imageId: string;
      /** Size in CSS pixels of the stored original. */
      readonly width: number;
      readonly height: number;
      /** Focus point in percent from the left and the top; 50 where absent. */
      readonly focusPercentX?: number;
      readonly focusPercentY?: number;
      /** A `data:image/webp` address of at most 600 characters, shown blurred until the picture is there. */
      readonly placeholder?: string;
      /** Whoever wrote said that it only decorates, so that nobody asks for a text alternative. */
      readonly isDecorative?: true;
    }
  | { readonly kind: 'missing'; readonly url: string };

/** IMG */
export type ImageBlock = WithId & {
  readonly type: 'image';
  readonly picture: Picture;
  /** Empty means decorative. */
  readonly alt: string;
  readonly layout: ImageLayout;
  readonly caption?: readonly Inline[];
  /** http, https or mailto address that the picture leads to. */
  readonly href?: string;
};

/** Two or more pictures side by side. */
export type Gallery = WithId & {
  readonly type: 'gallery';
  readonly images: readonly { readonly picture: Picture; readonly alt: string; readonly caption?: readonly Inline[] }[];
  readonly caption?: readonly Inline[];
};

/** IFRAME: a document of an allowed provider (`embed-providers.ts`), loaded on click or in view. */
export type Embed = WithId & {
  readonly type: 'embed';
  readonly provider: string;
  /** Address of the page that a person would open. */
  readonly url: string;
  readonly title?: string;
  readonly caption?: readonly Inline[];
};

/** MIXTAPE_EMBED: a card that leads to a page elsewhere. */
export type LinkCard = WithId & {
  readonly type: 'linkCard';
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly picture?: Picture;
};

/** ULI and OLI. */
export type List = WithId & {
  readonly type: 'list';
  readonly ordered: boolean;
  /** First number of an ordered list; 1 where absent. */
  readonly start?: number;
  readonly items: readonly ListItem[];
};
/** `checked` is present on items of a task list only. */
export type ListItem = { readonly blocks: readonly Block[]; readonly checked?: boolean };

export type Table = WithId & {
  readonly type: 'table';
  readonly caption?: readonly Inline[];
  /** Number of rows at the top that are headings. */
  readonly headerRows: number;
  readonly rows: readonly (readonly TableCell[])[];
};
export type TableCell = {
  readonly content: readonly Block[];
  readonly header?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly columnSpan?: number;
  readonly rowSpan?: number;
};

/** A note set apart from the text; `disclosure` starts closed, with its title as the summary. */
export type Callout = WithId & {
  readonly type: 'callout';
  readonly kind: 'note' | 'tip' | 'warning' | 'disclosure';
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
};

export type Separator = WithId & { readonly type: 'separator' };

export type Inline = Text | LineBreak | InlineMath | FootnoteReference | InlineImage;

/** Neighbouring texts with the same marks are one; a text is never empty. */
export type Text = { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark[] };
export type LineBreak = { readonly type: 'lineBreak' };
export type InlineMath = { readonly type: 'inlineMath'; readonly tex: string };
export type FootnoteReference = { readonly type: 'footnoteReference'; readonly footnoteId: string };
/** A small picture in the run of the text, such as a badge; it may lead somewhere. */
export type InlineImage = {
  readonly type: 'inlineImage';
  readonly picture: Picture;
  readonly alt: string;
  readonly href?: string;
};

/** In this order, outermost first, each at most once on a text. */
export type Mark =
  | { readonly type: 'link'; readonly href: string; readonly title?: string }
  | { readonly type: 'strong' }
  | { readonly type: 'emphasis' }
  | { readonly type: 'underline' }
  | { readonly type: 'strike' }
  | { readonly type: 'highlight' }
  | { readonly type: 'subscript' }
  | { readonly type: 'superscript' }
  | { readonly type: 'keyboard' }
  | { readonly type: 'code' };

export type Footnote = { readonly id: string; readonly blocks: readonly Block[] };
