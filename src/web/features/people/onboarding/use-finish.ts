import { use, useCallback } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { dismissHere } from '#web/features/ground/banners/dismissed-flags.ts';
import { DismissFlagDocument } from '#web/generated/DismissFlag.ts';
import { afterOnboarding, ONBOARDING, onboardingTarget } from './onboarding-path.ts';

/** Ends the way in for good and goes where the reader was bound, with a page that knows what they chose. */
export function useFinish(viewerId: string): () => Promise<void> {
  const graph = use(GraphContext);
  const { url } = use(SiteContext);
  const { query } = useRoute();
  return useCallback(async () => {
    const variables = { userId: viewerId, flag: ONBOARDING };
    const sent = sendChange(graph, DismissFlagDocument, variables);
    dismissHere(viewerId, ONBOARDING, () => sent);
    await sent;
    location.assign(afterOnboarding(onboardingTarget(query, url)));
  }, [graph, viewerId, url, query]);
}
