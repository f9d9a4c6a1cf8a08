import { useEffect } from 'react';
import { type SettingsTab, settingsTabPath, tabOfAnchor } from '#shared/routes/settings-tabs.ts';
import { useRoute } from '#web/app/router/use-route.ts';

/** Goes to the tab that the anchor of the address stands on: mails and menus name the anchor alone (`settingsPath`). */
export function useAnchor(tab: SettingsTab): void {
  const { navigate } = useRoute();
  useEffect(() => {
    const follow = () => {
      const there = tabOfAnchor(decodeURIComponent(location.hash.slice(1)));
      if (there === undefined || there === tab) return;
      void navigate(settingsTabPath(there) + location.hash, { isReplacing: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [navigate, tab]);
}
