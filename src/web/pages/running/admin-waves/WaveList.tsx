import { formatMessage } from '#shared/messages/format-message.ts';
import { waveMessages as messages } from '#shared/messages/waves.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { WaveRow } from '#web/generated/fragments.ts';
import { StopWaveDocument } from '#web/generated/StopWave.ts';
import { UndoWaveDocument } from '#web/generated/UndoWave.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

type WaveListProps = {
  readonly waves: readonly WaveRow[];
  readonly route: RouteMatch;
  readonly onChanged: () => void;
};

/** Waves of before and of now: how far each is, and the way back. */
export function WaveList({ waves, route, onChanged }: WaveListProps) {
  const stopping = useChange(StopWaveDocument, { says: 'here' });
  const undoing = useChange(UndoWaveDocument, { says: 'here' });
  const stop = async (id: string) => {
    if ((await stopping.run({ id })) !== undefined) onChanged();
  };
  const undo = async (id: string) => {
    if ((await undoing.run({ id })) !== undefined) onChanged();
  };
  return (
    <Section title={messages.past}>
      <AdminError failure={stopping.failure ?? undoing.failure} route={route} />
      {waves.length === 0 && <EmptyText text={messages.none} />}
      <List>
        {waves.map((wave) => {
          const { id, kind, value, state, facts } = wave;
          const name = formatMessage(messages.byValue[kind], { value });
          return (
            <ListItem key={id}>
              <ItemWords>
                <ItemTitle dir="auto">
                  {name} <Badge>{messages.states[state]}</Badge>
                </ItemTitle>
                <ItemFacts>
                  <WaveFacts wave={wave} />
                  <span dir="auto">{facts}</span>
                </ItemFacts>
              </ItemWords>
              <ItemActions>
                {state === 'RUNNING' && (
                  <Button
                    look="outlined"
                    size="small"
                    aria-label={formatMessage(messages.stopNamed, { wave: name })}
                    onClick={() => void stop(id)}
                  >
                    {messages.stop}
                  </Button>
                )}
                {state !== 'UNDOING' && state !== 'UNDONE' && (
                  <Button
                    look="outlined"
                    size="small"
                    aria-label={formatMessage(messages.undoNamed, { wave: name })}
                    onClick={() => void undo(id)}
                  >
                    {messages.undo}
                  </Button>
                )}
              </ItemActions>
            </ListItem>
          );
        })}
      </List>
    </Section>
  );
}

function WaveFacts({ wave }: { readonly wave: WaveRow }) {
  const { accountCount, doneCount, undoneCount, passedCount, createdAt, startedBy } = wave;
  return (
    <>
      <span>{formatMessage(messages.progress, { done: doneCount, all: accountCount })}</span>
      {undoneCount > 0 && <span>{formatMessage(messages.undoneOf, { count: undoneCount })}</span>}
      {passedCount > 0 && <span>{formatMessage(messages.passedOf, { count: passedCount })}</span>}
      <span>
        <DateTime timestamp={createdAt} />
      </span>
      {startedBy !== null && <span>{formatMessage(messages.by, { name: startedBy })}</span>}
    </>
  );
}
