import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import type { AdminPostView } from '#web/generated/fragments.ts';
import { FactList } from '#web/parts/list/FactList.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';

/** Who wrote a story, where it stands and since when. */
export function PostFacts({ post }: { readonly post: AdminPostView }) {
  const { id, state, isLocked, isUnlisted, authors, collection, createdAt, firstPublishedAt, latestPublishedAt } = post;
  const marks = [
    messages.states[state],
    ...(isLocked ? [messages.locked] : []),
    ...(isUnlisted ? [messages.unlisted] : []),
  ];
  const at = (time: number | null) => (time === null ? messages.never : <DateTime timestamp={time} />);
  const facts = [
    [messages.id, id],
    [messages.state, marks.join(', ')],
    [
      messages.authors,
      <PlainList key="authors">
        {authors.map((author) => (
          <li key={author.id} dir="auto">
            <a href={buildPath('ShowAdminUser', { id: author.id })}>{author.name}</a>
          </li>
        ))}
      </PlainList>,
    ],
    ...(collection === null
      ? []
      : ([
          [
            messages.publication,
            <a key="publication" href={publicationPath(collection)} dir="auto">
              {collection.name}
            </a>,
          ],
        ] as const)),
    [messages.created, at(createdAt)],
    [messages.firstPublished, at(firstPublishedAt)],
    [messages.latestPublished, at(latestPublishedAt)],
  ] as const;
  return <FactList facts={facts} />;
}
