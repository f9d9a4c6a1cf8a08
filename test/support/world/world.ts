import type { BuiltStory } from '#test/factories/build-story.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';

/** What `makeWorld` brought in, by names that tests may say. */
export type World = {
  readonly image: StoredImage;
  /** Ids by username. */
  readonly people: Readonly<
    Record<'ada' | 'bela' | 'chen' | 'dalia' | 'unclaimed' | 'sam' | 'dora' | 'quentin', string>
  >;
  /** Ids by slug. */
  readonly publications: Readonly<Record<'field-notes' | 'harbour' | 'slow-press' | 'closed', string>>;
  readonly stories: WorldStories;
  /** The id of the newsletter of `field-notes`. */
  readonly newsletter: string;
  /** Ids of lists: three in the library, and one that only its owner sees. */
  readonly lists: { readonly picks: string; readonly letters: string; readonly private: string };
};

export type StoryKey =
  | 'specimen'
  | 'locked'
  | 'unlisted'
  | 'draft'
  | 'trashed'
  | 'suspended'
  | 'withheld'
  | 'takedown'
  | 'bySuspended'
  | 'byDeleted'
  | 'byDeactivated'
  | 'english'
  | 'german'
  | 'arabic'
  | 'hebrew'
  | 'japanese'
  | 'chinese'
  | 'korean'
  | 'hindi'
  | 'undated'
  | 'canonical'
  | 'moved';

export type WorldStories = Readonly<Record<StoryKey, BuiltStory>> & {
  /** Plain ones of many days and years, newest first. */
  readonly plain: readonly BuiltStory[];
  readonly series: readonly BuiltStory[];
  readonly sequence: readonly BuiltStory[];
};
