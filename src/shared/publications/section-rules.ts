import { slugifyAnyScript } from '../text/slugify.ts';
import { proposePageSlug } from './page-rules.ts';

/** Own judgement: more than a front page has room for, and than anybody chooses by hand. */
export const sectionLimits = {
  mostSections: 20,
  mostTitle: 60,
  mostSlug: 60,
  mostStories: 100,
  mostTopic: 80,
} as const;

/** A feature page of a publication: what has a topic, or what somebody chose, in their order. */
export type SectionForm = {
  readonly title: string;
  readonly slug: string;
  /** The slug of its topic; null where stories are chosen. */
  readonly topic: string | null;
  readonly storyIds: readonly string[];
};

export type SectionField = 'title' | 'slug' | 'topic' | 'stories';
export type SectionFault = 'titleMissing' | 'titleTooLong' | 'slugMissing' | 'topicMissing' | 'tooManyStories';
export type FoundSectionFault = { readonly field: SectionField; readonly fault: SectionFault };

/** A form as it is kept: each story once, and none beside a topic. */
export function trimSection({ title, slug, topic, storyIds }: SectionForm): SectionForm {
  return {
    title: title.replaceAll(/\s+/gu, ' ').trim(),
    slug: proposePageSlug(slug),
    topic: topic === null ? null : slugifyAnyScript(topic.slice(0, 1_000), sectionLimits.mostTopic),
    storyIds: topic === null ? [...new Set(storyIds)] : [],
  };
}

/** The first thing that is wrong with a trimmed form. */
export function findSectionFault({ title, slug, topic, storyIds }: SectionForm): FoundSectionFault | undefined {
  if (title === '') return { field: 'title', fault: 'titleMissing' };
  if ([...title].length > sectionLimits.mostTitle) return { field: 'title', fault: 'titleTooLong' };
  if (slug === '') return { field: 'slug', fault: 'slugMissing' };
  if (topic === '') return { field: 'topic', fault: 'topicMissing' };
  return storyIds.length > sectionLimits.mostStories ? { field: 'stories', fault: 'tooManyStories' } : undefined;
}
