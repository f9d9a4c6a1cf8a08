import type { StoryDocument } from '#shared/story/story-document.ts';

/** What every reader of a source hands on: nothing of the source's dialect is left but the body's format. */
export type ImportedStory = {
  /** Names the source: the folder's or archive's name, or the export's own site address. */
  readonly sourceKey: string;
  /** Stable name of the item inside its source: running the import again finds the same story by it. */
  readonly itemKey: string;
  /** Path inside the source, for the report. */
  readonly file: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly body: ImportedBody;
  /** In order; empty where the source names nobody: the publication itself then stands as the author. */
  readonly authors: readonly ImportedPerson[];
  readonly publication?: ImportedPublication;
  /** As written for a reader; the slug is made from it. */
  readonly tags: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** Stories with the same value in one source are translations of each other. */
  readonly translationKey?: string;
  /** Absent where the source has no date: the story is then marked undated. */
  readonly publishedAt?: Date;
  readonly updatedAt?: Date;
  readonly state: 'published' | 'draft' | 'unlisted';
  readonly isMembersOnly?: boolean;
  /** Where it was published first. */
  readonly canonicalUrl?: string;
  /** Paths (`/blog/old-slug`) under which it was known: they redirect. */
  readonly oldAddresses: readonly string[];
  readonly cover?: {
    readonly source: string;
    readonly alt: string;
    readonly caption?: string;
    readonly focusPercentX?: number;
    readonly focusPercentY?: number;
  };
  readonly series?: { readonly key: string; readonly title: string; readonly position?: number };
  /** Tie-break among stories of one timestamp: smaller stands first in the book. */
  readonly order?: number;
  readonly license?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  /** What readers wrote below it, parents before their replies. */
  readonly responses?: readonly ImportedResponse[];
};

/** A comment that was shown to readers. */
export type ImportedResponse = {
  /** Stable inside the source. */
  readonly key: string;
  readonly parentKey?: string;
  readonly author: ImportedPerson;
  readonly html: string;
  readonly createdAt?: Date;
};

export type ImportedBody = {
  readonly format: 'markdown' | 'html';
  readonly text: string;
  /** Instead of the text, of a site of ours: its stored pictures are files `images/{imageId}` of the source. */
  readonly document?: StoryDocument;
  /** Dialect of shortcodes and templates to be turned into real blocks. */
  readonly dialect?: 'liquid' | 'hugo' | 'zola' | 'wordpress' | 'ghost' | 'medium' | 'substack' | 'plain';
};

export type ImportedPerson = {
  /** Stable inside the source: slug, key or display name. */
  readonly key: string;
  readonly name: string;
  readonly bio?: string;
  /** Path inside the source or address elsewhere. */
  readonly image?: string;
  readonly websiteUrl?: string;
};

export type ImportedPublication = {
  readonly slug: string;
  readonly name: string;
  readonly tagline?: string;
  readonly description?: string;
  readonly image?: string;
  readonly websiteUrl?: string;
};

/** One line of the report: something that could not come in as it was. */
export type ImportProblem = {
  readonly kind: 'refused' | 'missingImage' | 'unknownConstruct' | 'changed' | 'conflict';
  readonly file: string;
  /** A sentence a person understands. */
  readonly reason: string;
};

/** Finds the bytes of a file that a body or a cover names, or says that it is not in the source. */
export type ResolveFile = (reference: string, fromFile: string) => Promise<Uint8Array | undefined>;

/** A source that is open: items come one at a time, so that an archive of any size fits in memory. */
export type ImportSource = {
  readonly kind: string;
  /** Number of items if it is known cheaply, for the progress line. */
  readonly itemCount?: number;
  readonly items: AsyncIterable<ImportedStory | ImportProblem>;
  readonly resolveFile: ResolveFile;
  /** Address of the site that the source comes from: links within it are rewritten or made absolute. */
  readonly siteUrl?: string;
  /** What templates of the bodies call by name, such as `site.baseurl`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Shortcodes of the source's own by name, and the known one that each stands for; `drop` and `text` for none. */
  readonly shortcodes?: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};
