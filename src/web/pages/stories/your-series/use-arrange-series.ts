import { use, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { AnyOutcome } from '#web/app/graph/change-outcome.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { moved } from '#web/features/reading/lists/moved.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { AddToSeriesDocument } from '#web/generated/AddToSeries.ts';
import type { ArrangedSeries } from '#web/generated/fragments.ts';
import { MoveInSeriesDocument } from '#web/generated/MoveInSeries.ts';
import { RemoveFromSeriesDocument } from '#web/generated/RemoveFromSeries.ts';

export type Entry = NonNullable<ArrangedSeries['entries']>[number];

/** The stories of a series as they are on the screen: changed at once, and back with a sentence where it was refused. */
export function useArrangeSeries(series: ArrangedSeries) {
  const graph = use(GraphContext);
  const [assumed, setAssumed] = useState<readonly Entry[]>();
  const [spoken, setSpoken] = useState('');
  const waiting = useRef(0);
  const entries = assumed ?? series.entries ?? [];
  const seriesId = series.id;
  const send = async (after: readonly Entry[], said: string, outcome: Promise<AnyOutcome>) => {
    setAssumed(after);
    setSpoken(said);
    waiting.current += 1;
    const { failure } = await outcome;
    waiting.current -= 1;
    // What is on its way still is newer than this answer.
    if (waiting.current === 0) setAssumed(undefined);
    if (failure !== undefined) void showToast({ message: failure.message, tone: 'danger', testId: 'series-failed' });
  };
  const titleOf = ({ title }: Entry) => title || messages.untitled;

  const move = (from: number, to: number): void => {
    const entry = entries[from];
    if (entry === undefined || from === to) return;
    const after = moved(entries, from, to);
    const words = { title: titleOf(entry), place: to + 1, count: entries.length };
    const variables = { seriesId, postId: entry.postId, afterPostId: after[to - 1]?.postId ?? null };
    void send(after, formatMessage(messages.moved, words), sendChange(graph, MoveInSeriesDocument, variables));
  };
  const remove = (entry: Entry): void => {
    const after = entries.filter((one) => one.postId !== entry.postId);
    const said = formatMessage(messages.removed, { title: titleOf(entry) });
    void send(after, said, sendChange(graph, RemoveFromSeriesDocument, { seriesId, postId: entry.postId }));
  };
  const add = (entry: Entry): void => {
    const words = { title: titleOf(entry), place: entries.length + 1, count: entries.length + 1 };
    const said = formatMessage(messages.moved, words);
    void send([...entries, entry], said, sendChange(graph, AddToSeriesDocument, { seriesId, postId: entry.postId }));
  };
  const isIn = new Set(entries.map(({ postId }) => postId));
  const candidates = (series.candidates ?? []).filter(({ postId }) => !isIn.has(postId));
  return { entries, candidates, spoken, move, remove, add };
}
