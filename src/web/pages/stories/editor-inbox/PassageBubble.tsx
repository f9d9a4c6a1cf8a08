import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { MOST_QUOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { Bubble, BubbleAction } from '#web/features/reading/highlights/Bubble.tsx';
import { useSelectedPassage } from '#web/features/reading/highlights/use-selected-passage.ts';
import { type NotedPassage, notedPassage } from './passage-note.ts';

type PassageBubbleProps = { readonly body: Element; readonly onChoose: (passage: NotedPassage) => void };

/** Beside words of the submitted text that are selected: the way to write a note about them. */
export function PassageBubble({ body, onChoose }: PassageBubbleProps) {
  const [passage, clear] = useSelectedPassage(body);
  if (passage === undefined || passage.anchor.text.length > MOST_QUOTE_LENGTH) return null;
  const choose = () => {
    clear();
    onChoose(notedPassage(passage));
  };
  return (
    <Bubble label={messages.passageTools} range={passage.range} onClose={clear}>
      <BubbleAction label={messages.notePassage} run={choose} />
    </Bubble>
  );
}
