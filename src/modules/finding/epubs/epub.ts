/** A book as it is written to a file (EPUB 3). Every text is plain; `xhtml` is what stands between the tags of a body. */
export type Epub = {
  /** Names the book for ever: an address of ours. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly authors: readonly string[];
  readonly publisher: string;
  /** BCP 47. */
  readonly language: string;
  readonly changedAt: Date;
  readonly chapters: readonly EpubChapter[];
  readonly pictures: readonly EpubPicture[];
};

export type EpubChapter = {
  readonly title: string;
  readonly subtitle: string;
  readonly authors: readonly string[];
  readonly language: string;
  /** Where it stands on the site. */
  readonly url: string;
  readonly xhtml: string;
};

export type EpubPicture = {
  /** As chapters name it, such as `pictures/0a1b.jpg`. */
  readonly file: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
};
