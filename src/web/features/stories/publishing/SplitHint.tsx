import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { StorySplitsQueryDocument } from '#web/generated/StorySplitsQuery.ts';
import { Note } from '#web/parts/frame/Note.tsx';

/** Before a story for members goes out: how its authors share what it earns, and where they agree on that (rule 221). */
export function SplitHint({ postId }: { readonly postId: string }) {
  const { data } = useQuery(StorySplitsQueryDocument, { variables: { postId } });
  const splits = data?.storySplits;
  if (!splits || splits.parties.length === 0) return null;
  const { standing, proposed } = splits;
  const percent = standing?.shares.find(({ userId }) => userId === data.viewer?.id)?.percent ?? 0;
  return (
    <Note>
      {standing === null ? messages.sharesEqually : formatMessage(messages.sharesAgreed, { percent })}{' '}
      {proposed !== null && messages.sharesWaiting}{' '}
      <a href={`${postSubPath(postId, 'settings')}#splits`}>{messages.sharesLink}</a>
    </Note>
  );
}
