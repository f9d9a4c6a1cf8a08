import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { countWords } from '#shared/story/count-words.ts';
import { countPicturesWithoutAlt } from '#shared/story/pictures-without-alt.ts';
import { excerpt, plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { walkOwnPictures } from '#shared/story/walk.ts';

/** A picture of the body that may become the cover. Pixels of the stored original; the focus in percent. */
export type BodyPicture = {
  readonly imageId: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focusX: number;
  readonly focusY: number;
};

/** What the sheet knows of the words that are about to be published. */
export type DraftFacts = {
  readonly title: string;
  readonly subtitle: string;
  /** The first sentences, which lists show where there is no subtitle. */
  readonly excerpt: string;
  readonly pictures: readonly BodyPicture[];
  readonly wordCount: number;
  /** Places marked TK, which stand for what is still to come. */
  readonly tkCount: number;
  readonly picturesWithoutAlt: number;
};

/** What the sheet asks of the editor. */
type Written = {
  read(): DraftValue;
  countWords(): number;
  findTks(): number;
  picturesWithoutAlt(): number;
};

/** The facts of what stands in the editor now. */
export function readDraftFacts(editor: Written): DraftFacts {
  const { title, subtitle, document } = editor.read();
  return {
    title: title.trim(),
    subtitle: subtitle.trim(),
    excerpt: excerpt(document),
    pictures: bodyPictures(document),
    wordCount: editor.countWords(),
    tkCount: editor.findTks(),
    picturesWithoutAlt: editor.picturesWithoutAlt(),
  };
}

/** "TK" as writers mark what is still to come, also doubled. */
const TK = /(?<![\p{L}\p{N}])(?:TK)+(?![\p{L}\p{N}])/gu;

/** The same of a draft that stands in no editor. */
export function factsOfDocument(title: string, subtitle: string, document: StoryDocument): DraftFacts {
  const text = plainText(document);
  return {
    title: title.trim(),
    subtitle: subtitle.trim(),
    excerpt: excerpt(document),
    pictures: bodyPictures(document),
    wordCount: countWords(text),
    tkCount: text.match(TK)?.length ?? 0,
    picturesWithoutAlt: countPicturesWithoutAlt(document),
  };
}

/** The stored pictures of a body, each once, in order. */
export function bodyPictures(document: StoryDocument): readonly BodyPicture[] {
  const byId = new Map<string, BodyPicture>();
  for (const { picture, alt } of walkOwnPictures(document)) {
    if (picture.kind !== 'stored' || byId.has(picture.imageId)) continue;
    const { imageId, width, height, focusPercentX: focusX = 50, focusPercentY: focusY = 50 } = picture;
    byId.set(imageId, { imageId, width, height, alt, focusX, focusY });
  }
  return [...byId.values()];
}
