import { postDetailMessages as messages } from '#shared/messages/post-details.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { QuotesPanel } from '#web/features/reading/highlights/QuotesPanel.tsx';
import { NotesPanel } from '#web/features/stories/private-notes/NotesPanel.tsx';

type PassagesPanelProps = {
  readonly name: 'quotes' | 'notes' | 'referrers';
  readonly storyId: string;
};

/** What readers marked and noted in a story, and where they came from. */
export function PassagesPanel({ name, storyId }: PassagesPanelProps) {
  if (name === 'quotes') return <QuotesPanel storyId={storyId} />;
  if (name === 'notes') return <NotesPanel storyId={storyId} />;
  return <EmptyText text={messages.noReferrers} />;
}
