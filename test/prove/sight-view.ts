import { allBut, everybody, type Kind, nobody, only } from './sight-kind.ts';
import type { ViewerName } from './sight-people.ts';

type Allowed = ReadonlySet<ViewerName>;

/** Who may see what while a story is in one of its states. */
export type Sight = {
  readonly title: Allowed;
  readonly body: Allowed;
  /** True where it is read by its link alone. */
  readonly isByAddress?: boolean;
  /** What opens its body besides: a link that somebody shared. */
  readonly shared?: Kind['byAddress'];
  /** The name of its author; everybody where absent. */
  readonly name?: Allowed;
  /** A list of its author; all but who is blocked where absent. */
  readonly list?: Allowed;
  /** Who is offered nothing of its author: they mute them, or are kept apart from them. */
  readonly apart?: Allowed;
  /** Who mutes the tag of both stories. */
  readonly tagMuters?: Allowed;
  /** Who mutes the publication of the other story. */
  readonly pressMuters?: Allowed;
};

/** The words of a journey: of the author's story, of their name and list, and of somebody else's story. */
export type JourneyWords = Readonly<Record<'title' | 'body' | 'name' | 'list' | 'press', string>>;

export const authors = only('author');
const everyone = allBut('blocked');
export const open: Sight = { title: everyone, body: everyone };
export const own: Sight = { title: authors, body: authors };

export function kindsSeen(words: JourneyWords, storyId: string, sight: Sight): readonly Kind[] {
  const { isByAddress = false, apart = only('blocked'), tagMuters = nobody, pressMuters = nobody } = sight;
  const ofStory = (name: 'title' | 'body'): Kind => {
    const viewers = sight[name];
    const isSomeTag = tagMuters.size > 0;
    const offers = { notOffered: apart.union(tagMuters), ...(isSomeTag ? ({ stillAt: 'tag' } as const) : {}) };
    const base = { name, canary: words[name] };
    const shared = name === 'body' && sight.shared !== undefined ? { byAddress: sight.shared } : {};
    return isByAddress
      ? { ...base, allowed: authors, byAddress: { opens: storyId, viewers } }
      : { ...base, ...offers, ...shared, allowed: viewers };
  };
  return [
    ofStory('title'),
    ofStory('body'),
    { name: 'name of the author', canary: words.name, allowed: sight.name ?? everybody, notOffered: apart },
    { name: 'list of the author', canary: words.list, allowed: sight.list ?? everyone, notOffered: apart },
    {
      name: 'story of a publication',
      canary: words.press,
      allowed: everybody,
      notOffered: tagMuters.union(pressMuters),
      ...(tagMuters.size > 0 ? { stillAt: 'tag' } : {}),
    },
  ];
}
