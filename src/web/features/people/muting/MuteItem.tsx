import { use } from 'react';
import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import type { Source } from './source.ts';
import { mute, unmute } from './turn-mute.ts';

type MuteItemProps = { readonly source: Source; readonly isMuting: boolean };

/** Mutes a source of stories, or ends that: also the place of the toast's Undo, once that is gone. */
export function MuteItem({ source, isMuting }: MuteItemProps) {
  const graph = use(GraphContext);
  return (
    <MenuAction onChoose={() => void (isMuting ? unmute : mute)(graph, source)}>
      {formatMessage(isMuting ? messages.unmute : messages.mute, { name: source.name })}
    </MenuAction>
  );
}
