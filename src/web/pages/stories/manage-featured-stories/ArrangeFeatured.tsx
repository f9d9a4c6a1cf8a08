import { type SubmitEvent, use, useEffect, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { EditingTabs } from '#web/features/stories/editing-submissions/EditingTabs.tsx';
import { hasInbox } from '#web/features/stories/publication-stories/has-inbox.ts';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import orderStyles from '#web/parts/handle/Order.module.css';
import { useDragOrder } from '#web/parts/handle/use-drag-order.ts';
import type { FeaturedStories, ManagedPublication, PublicationStory } from '#web/generated/fragments.ts';
import { AddFeatured } from './AddFeatured.tsx';
import { FeaturedRow } from './FeaturedRow.tsx';
import { FeatureThis } from './FeatureThis.tsx';
import { useFeatured } from './use-featured.ts';

type ArrangeFeaturedProps = {
  readonly publication: ManagedPublication & FeaturedStories;
  /** That the address names. */
  readonly story: PublicationStory | null;
  /** That story is featured, or is no longer. */
  readonly onFeatured: () => void;
};

/** Which stories a publication features, in which order: dragged, moved by keys or by arrows, added and removed. */
export function ArrangeFeatured({ publication, story, onFeatured }: ArrangeFeaturedProps) {
  const { flags } = use(SiteContext);
  const featured = useFeatured(publication);
  const { rows, spoken, isBusy, error, remove, move, save } = featured;
  const list = useRef<HTMLOListElement>(null);
  const saving = useRef<HTMLButtonElement>(null);
  const drag = useDragOrder(list, move);
  // Where a row was removed, the one that has its place goes on with the focus.
  const removed = useRef<number>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    const next = list.current?.children[Math.min(removed.current, rows.length - 1)];
    removed.current = undefined;
    (next?.querySelector<HTMLElement>('[data-remove]') ?? saving.current)?.focus();
  }, [rows.length]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <StackedPage
      title={messages.featuredTitle}
      tabs={hasInbox(flags) ? <EditingTabs publication={publication} /> : undefined}
    >
      {story !== null && <FeatureThis story={story} publication={publication} onFeatured={onFeatured} />}
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <Note>{formatMessage(messages.featuredHint, { count: rows.length, limit: MOST_FEATURED_STORIES })}</Note>
        {rows.length === 0 && <EmptyText text={messages.featuredEmpty} />}
        <ol className={orderStyles.items} ref={list}>
          {rows.map((row, at) => (
            <li key={row.id} className={orderStyles.item} {...drag.marks(at)}>
              <FeaturedRow
                story={row}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onDragStart={(event) => drag.start(event, at)}
                onMove={(by) => move(at, at + by)}
                onRemove={() => {
                  removed.current = at;
                  remove(at);
                }}
              />
            </li>
          ))}
        </ol>
        <VisuallyHidden>
          <output>{spoken}</output>
        </VisuallyHidden>
        <p className={formStyles.error} role="alert">
          {error}
        </p>
        <FormButtons>
          <Button ref={saving} type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {messages.save}
          </Button>
        </FormButtons>
      </form>
      <AddFeatured publication={publication} featured={featured} />
    </StackedPage>
  );
}
