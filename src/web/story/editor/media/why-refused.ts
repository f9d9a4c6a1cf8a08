import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mediaMessages } from '#shared/messages/media.ts';

/** `imageUploadMaxSizeMb` (rule 4), as the server counts it. */
const MOST_MEGABYTES = 25;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
/** Types that are kept (rule 4). */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Why a file can never become a picture of a story: known before a byte is sent. */
export function whyRefused({ type, size }: { readonly type: string; readonly size: number }): string | undefined {
  if (type === 'image/svg+xml') return mediaMessages.svgRefused;
  if (!PICTURE_TYPES.includes(type)) return messages.wrongType;
  if (size > MOST_BYTES) return formatMessage(messages.tooLarge, { megabytes: MOST_MEGABYTES });
  return undefined;
}
