import { postDetailMessages as messages } from '#shared/messages/post-details.ts';
import { EmptyText } from '#web/features/frame/EmptyText.tsx';

type PassagesPanelProps = {
  readonly name: 'quotes' | 'notes' | 'referrers';
  readonly storyId: string;
};

const empty = { quotes: messages.noQuotes, notes: messages.noNotes, referrers: messages.noReferrers } as const;

/** What readers marked and noted in a story, and where they came from. */
export function PassagesPanel({ name }: PassagesPanelProps) {
  return <EmptyText text={empty[name]} />;
}
