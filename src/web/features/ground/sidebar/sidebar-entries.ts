import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import type { EntryName } from './active-entry.ts';

export type SidebarEntry = { readonly name: EntryName; readonly label: string; readonly href: string };

type Given = {
  readonly username: string;
  readonly flags: readonly string[];
  /** The address of a page, or undefined where it is not built. */
  readonly pathOf: (name: RouteName) => string | undefined;
};

/** Home, Library, Profile, Stories and Stats, but only what leads to a page that is built. */
export function sidebarEntries({ username, flags, pathOf }: Given): readonly SidebarEntry[] {
  // With submissions a writer's stories are looked after in the outbox, else among the drafts.
  const outbox = flags.includes('enable_submissions_v2') ? pathOf('ShowWriterOutbox') : undefined;
  const drafts = buildPath('ShowYourStoriesFiltered', { filterBy: 'drafts' });
  const entry = (name: EntryName, label: string, href: string | undefined): readonly SidebarEntry[] =>
    href === undefined ? [] : [{ name, label, href }];
  return [
    ...entry('home', messages.home, pathOf('ShowHome')),
    ...entry('library', messages.library, pathOf('ShowYourCatalogs')),
    ...entry('profile', messages.profile, personPath(username)),
    ...entry('stories', messages.stories, outbox ?? drafts),
    ...entry('stats', messages.stats, pathOf('ShowStats')),
  ];
}
