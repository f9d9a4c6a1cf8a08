import type { StoryDocument } from '#shared/story/story-document.ts';
import type { ImportedBody, ImportProblem } from '../imported-story.ts';

export type ConvertOptions = {
  /** Path inside the source, for the report; it also seeds nothing: ids come from the content alone. */
  readonly file: string;
  readonly dialect?: ImportedBody['dialect'];
  /** BCP 47 of the story: decides its own direction. `en` where absent. */
  readonly language?: string;
  /** What `{{ name }}` and `{{< param name >}}` stand for, such as `site.baseurl`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Shortcodes of the source's own, and the known one that each stands for; `drop` and `text` for none. */
  readonly shortcodes?: Readonly<Record<string, string>>;
};

/**
 * What a body became. Links and pictures still bear the addresses of the source: every picture is
 * `missing`, and `images` names them in order of appearance, each once.
 */
export type Conversion = {
  readonly document: StoryDocument;
  readonly problems: readonly ImportProblem[];
  readonly images: readonly string[];
  /** Those of the images that are written in the text itself: their whole addresses by the names in `images`. */
  readonly embedded?: ReadonlyMap<string, string>;
};

/** Where a part of the reading says what it could not keep. */
export type Report = (kind: ImportProblem['kind'], reason: string) => void;
