import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { StorySplitsQueryDocument } from '#web/generated/StorySplitsQuery.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { percentOf } from './SplitShares.tsx';

/** Before a story for members goes out: how its authors share what it earns, and where they agree on that (rule 221). */
export function SplitHint({ postId }: { readonly postId: string }) {
  const { data } = useQuery(StorySplitsQueryDocument, { variables: { postId } });
  const splits = data?.storySplits;
  if (!splits || splits.parties.length === 0) return null;
  const { standing, proposed } = splits;
  const percent = percentOf(standing, data.viewer?.id);
  return (
    <Note>
      {standing === null ? messages.equally : formatMessage(messages.hintAgreed, { percent })}{' '}
      {proposed !== null && messages.hintWaiting}{' '}
      <a href={`${postSubPath(postId, 'settings')}#splits`}>{messages.hintLink}</a>
    </Note>
  );
}
