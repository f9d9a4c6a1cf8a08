import { isPostId, postIdFromParam } from '../routes/post-id.ts';
import { isWebAddress } from '../story/safe-href.ts';
import { slugifyAnyScript } from '../text/slugify.ts';

/** Own judgement, but for the one link that leads elsewhere (rule 69). */
export const navigationLimits = { mostItems: 20, mostTitle: 40, mostAddress: 2_000, mostOutside: 1 } as const;

export const navigationDestinations = [
  'LATEST',
  'TRENDING',
  'ARCHIVE',
  'ABOUT',
  'PAGE',
  'SECTION',
  'TAG_FEED',
  'TOPIC_PAGE',
  'POST',
  'EXTERNAL_URL',
] as const;

export type NavigationTarget = (typeof navigationDestinations)[number];

/** One item as it is written in the form: `value` is empty where its destination needs none. */
export type NavigationEntry = {
  readonly destination: NavigationTarget;
  readonly title: string;
  readonly value: string;
};

export type NavigationFault =
  | 'tooManyItems'
  | 'titleMissing'
  | 'titleTooLong'
  | 'secondOutside'
  | 'pageMissing'
  | 'sectionMissing'
  | 'topicMissing'
  | 'storyInvalid'
  | 'addressInvalid';

/** `at` is the place of the item, from 0; null where it is about all of them. */
export type FoundNavigationFault = { readonly fault: NavigationFault; readonly at: number | null };

const valueFaults: Readonly<Partial<Record<NavigationTarget, NavigationFault>>> = {
  PAGE: 'pageMissing',
  SECTION: 'sectionMissing',
  TAG_FEED: 'topicMissing',
  TOPIC_PAGE: 'topicMissing',
  POST: 'storyInvalid',
  EXTERNAL_URL: 'addressInvalid',
};

export function needsValue(destination: NavigationTarget): boolean {
  return valueFaults[destination] !== undefined;
}

/** An item as it is kept: a story by its id, a topic by its slug, and an address by the http or https one that it is. */
export function trimNavigationEntry({ destination, title, value }: NavigationEntry): NavigationEntry {
  return { destination, title: title.replaceAll(/\s+/gu, ' ').trim(), value: trimValue(destination, value) };
}

function trimValue(destination: NavigationTarget, value: string): string {
  // Nothing that is longer than an address may be is worked on.
  if (!needsValue(destination) || value.length > navigationLimits.mostAddress) return '';
  const text = value.trim();
  if (destination === 'POST') return storyIdOf(text);
  if (destination === 'TAG_FEED' || destination === 'TOPIC_PAGE') return slugifyAnyScript(text);
  return text;
}

/** The id at the end of the address of a story, or the id itself. */
export function storyIdOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const id = postIdFromParam(path.replace(/\/+$/, '').split('/').at(-1) ?? '') ?? '';
  return isPostId(id) ? id : '';
}

/** The first thing that is wrong with trimmed items. */
export function findNavigationFault(entries: readonly NavigationEntry[]): FoundNavigationFault | undefined {
  if (entries.length > navigationLimits.mostItems) return { fault: 'tooManyItems', at: null };
  let outside = 0;
  for (const [at, entry] of entries.entries()) {
    if (entry.destination === 'EXTERNAL_URL') outside += 1;
    const fault = outside > navigationLimits.mostOutside ? ('secondOutside' as const) : faultOf(entry);
    if (fault !== undefined) return { fault, at };
  }
  return undefined;
}

function faultOf({ destination, title, value }: NavigationEntry): NavigationFault | undefined {
  if (title === '') return 'titleMissing';
  if ([...title].length > navigationLimits.mostTitle) return 'titleTooLong';
  const isMissing = value === '' || (destination === 'EXTERNAL_URL' && !isWebAddress(value));
  return isMissing ? valueFaults[destination] : undefined;
}
