import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { MenuAction } from '../menus/MenuItems.tsx';
import type { Source } from './source.ts';
import { useMuting } from './use-muting.ts';

type MuteItemProps = { readonly source: Source; readonly isMuting: boolean };

/** Mutes a source of stories, or ends that: also the place of the toast's Undo, once that is gone. */
export function MuteItem({ source, isMuting }: MuteItemProps) {
  const { mute, unmute } = useMuting(source);
  const { name } = source;
  return (
    <MenuAction onChoose={() => void (isMuting ? unmute() : mute())}>
      {formatMessage(isMuting ? messages.unmute : messages.mute, { name })}
    </MenuAction>
  );
}
