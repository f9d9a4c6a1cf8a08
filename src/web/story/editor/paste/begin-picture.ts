import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { uploads } from '../media/window-uploads.ts';
import { dataPicture } from './data-picture.ts';

/** Begins to fetch a pasted picture: its bytes are here, or the server asks for them where they stand. */
export function beginPicture(url: string): string {
  const file = dataPicture(url);
  if (file !== undefined) return uploads.begin({ kind: 'file', file, name: messages.pastedPicture });
  const host = URL.parse(url)?.host ?? '';
  return uploads.begin({ kind: 'address', url, name: formatMessage(messages.pictureFromElsewhere, { host }) });
}
