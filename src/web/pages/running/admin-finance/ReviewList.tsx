import { useEffect, useRef, useState } from 'react';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { keepForm, takeForm } from '#web/features/money/payouts/kept-form.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import type { ReviewCase } from '#web/generated/fragments.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { ReviewItem } from './ReviewItem.tsx';

type ReviewListProps = {
  readonly reviews: readonly ReviewCase[];
  readonly route: RouteMatch;
  readonly onDecided: () => void;
};

/** Payouts that wait for a decision; reasons that were typed before one had to sign in again are there afterwards. */
export function ReviewList({ reviews, route, onDecided }: ReviewListProps) {
  const { data } = useQuery(AdminTabsQueryDocument);
  const viewerId = data?.viewer?.id;
  const [kept, setKept] = useState<Readonly<Record<string, unknown>>>({});
  /** By review. */
  const typedHere = useRef<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (viewerId === undefined) return;
    const timer = setTimeout(() => setKept(takeForm('payoutReview', viewerId) ?? {}));
    return () => clearTimeout(timer);
  }, [viewerId]);
  return (
    <StackedSection title={messages.reviews}>
      {reviews.length === 0 && <EmptyText text={messages.noReviews} />}
      {reviews.map((review) => {
        const typed = kept[review.id];
        return (
          <ReviewItem
            key={`${review.id} ${typed === undefined ? 'new' : 'kept'}`}
            review={review}
            typed={typeof typed === 'string' ? typed : ''}
            route={route}
            onDecided={onDecided}
            onType={(statement) => {
              typedHere.current = { ...typedHere.current, [review.id]: statement };
            }}
            onLeave={() => {
              if (viewerId !== undefined) keepForm('payoutReview', viewerId, { ...kept, ...typedHere.current });
            }}
          />
        );
      })}
    </StackedSection>
  );
}
