import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { uploads } from '../media/window-uploads.ts';

/** The bytes of a picture that stands in its own address; undefined for every other address. */
function dataPicture(url: string): Blob | undefined {
  const [, type, letters] = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=\s]+)$/i.exec(url) ?? [];
  if (type === undefined || letters === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: type.toLowerCase() });
  } catch {
    // Half a picture is none.
    return undefined;
  }
}

/** Begins to fetch a pasted picture: its bytes are here, or the server asks for them where they stand. */
export function beginPicture(url: string): string {
  const file = dataPicture(url);
  if (file !== undefined) return uploads.begin({ kind: 'file', file, name: messages.pastedPicture });
  const host = URL.parse(url)?.host ?? '';
  return uploads.begin({ kind: 'address', url, name: formatMessage(messages.pictureFromElsewhere, { host }) });
}
