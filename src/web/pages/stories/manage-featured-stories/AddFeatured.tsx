import { useEffect, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { ManagedPublication } from '#web/generated/fragments.ts';
import { FeaturedCandidatesQueryDocument } from '#web/generated/FeaturedCandidatesQuery.ts';
import styles from './Featured.module.css';
import { FeaturedWords } from './FeaturedRow.tsx';
import { type Featured, titleOf } from './use-featured.ts';

type AddFeaturedProps = { readonly publication: ManagedPublication; readonly featured: Featured };

/** Milliseconds after the last key. */
const PAUSE = 300;

/** The published stories that bear what is typed, the newest before; each is added at the top of the list. */
export function AddFeatured({ publication, featured }: AddFeaturedProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { rows, add } = featured;
  const isFull = rows.length >= MOST_FEATURED_STORIES;
  return (
    <Section title={messages.findTitle} look="quiet">
      <Field
        label={messages.find}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={200}
        dir="auto"
        autoComplete="off"
      />
      {isFull && <Note>{formatMessage(messages.full, { limit: MOST_FEATURED_STORIES })}</Note>}
      <FoundStories
        slug={publication.slug}
        q={asked}
        isFeatured={(id) => rows.some((row) => row.id === id)}
        isFull={isFull}
        onAdd={add}
      />
    </Section>
  );
}

type FoundStoriesProps = {
  readonly slug: string;
  readonly q: string;
  readonly isFeatured: (id: string) => boolean;
  readonly isFull: boolean;
  readonly onAdd: Featured['add'];
};

function FoundStories({ slug, q, isFeatured, isFull, onAdd }: FoundStoriesProps) {
  const variables = { domainOrSlug: slug, q: q === '' ? null : q };
  const { data, error } = useQuery(FeaturedCandidatesQueryDocument, { variables });
  const found = data?.candidates?.managedPosts.items;
  if (found === undefined) return error === undefined ? null : <p role="alert">{messages.findFailed}</p>;
  if (found.length === 0) {
    return <output>{q === '' ? messages.emptyPublished : formatMessage(messages.findNothing, { query: q })}</output>;
  }
  return (
    <ul className={styles.found} aria-label={q === '' ? messages.findNewest : formatMessage(messages.find)}>
      {found.map((story) => (
        <li key={story.id} className={styles.row}>
          <FeaturedWords story={story} />
          <div className={styles.tools}>
            {isFeatured(story.id) ? (
              <span className={styles.state}>{messages.isFeatured}</span>
            ) : (
              <Button
                look="outlined"
                size="small"
                aria-disabled={isFull}
                aria-label={formatMessage(messages.addNamed, { title: titleOf(story) })}
                onClick={() => {
                  if (!isFull) onAdd(story);
                }}
              >
                {messages.add}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
