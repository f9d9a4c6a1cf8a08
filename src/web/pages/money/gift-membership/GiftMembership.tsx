import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { GiftPageQueryDocument } from '#web/generated/GiftPageQuery.ts';
import { GiftCheckout } from './GiftCheckout.tsx';
import { GiftPlans } from './GiftPlans.tsx';

type GiftMembershipProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** What can be given, or the form that gives it. */
export function GiftMembership({ route, query }: GiftMembershipProps) {
  const { data } = useQuery(GiftPageQueryDocument);
  if (!data) return null;
  const { giftPlans: offer, viewer } = data;
  if (route.name !== 'ShowGiftCheckout') return <GiftPlans offer={offer} isSignedIn={Boolean(viewer)} />;
  const tier = query.get('tab') === 'friend' ? 'FRIEND' : 'MEMBER';
  return <GiftCheckout offer={offer} viewerName={viewer?.name ?? ''} firstTier={tier} />;
}
