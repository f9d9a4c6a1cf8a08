import { statsMessages as messages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';

/** The pages of a writer's figures. */
export function StatsTabs({ username }: { readonly username: string }) {
  const { route } = useRoute();
  if (!isBuilt('ShowUserAudience')) return null;
  const stories = buildPath('ShowStats');
  const audience = buildPath('ShowUserAudience', { username });
  return (
    <TabBar
      label={messages.pages}
      tabs={[
        { label: messages.stories, to: stories },
        { label: messages.audienceTitle, to: audience },
      ]}
      activeTo={route?.name === 'ShowUserAudience' ? audience : stories}
    />
  );
}
