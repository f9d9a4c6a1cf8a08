import type { CatalogPage, StoryLine } from '#web/generated/fragments.ts';

/** A story as what is done from its card needs it. */
export type CardStory = Pick<StoryLine, 'id' | 'title' | 'creator' | 'authors' | 'collection'>;

/** A list as what is done on its page needs it. */
export type CatalogRef = Pick<CatalogPage, 'id' | 'name' | 'slug' | 'creator'>;
