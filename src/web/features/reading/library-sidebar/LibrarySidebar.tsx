import { type ComponentType, use, useEffect, useState } from 'react';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';

type PanelProps = { readonly listId: string; readonly storyId: string };

/** Beside a story that was opened from a list of the library: the rest of that list (SHELL-11). */
export function LibrarySidebar({ storyId }: { readonly storyId: string }) {
  const listId = useRoute().query.get('listId');
  const isOn = use(SiteContext).flags.includes('enable_library_sidebar');
  const isShown = isOn && listId !== null;
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  useEffect(() => {
    if (isShown) void import('./LibraryPanel.tsx').then(({ LibraryPanel }) => setPanel(() => LibraryPanel));
  }, [isShown]);
  return isShown && Panel ? <Panel key={listId} listId={listId} storyId={storyId} /> : null;
}
