import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { sendPicture } from '#web/features/ground/images/send-picture.ts';
import { type FormCover, noCover } from './publish-form.ts';

/** `imageUploadMaxSizeMb` (rule 4): told before anything is sent. */
export const MOST_MEGABYTES = 25;

export type CoverUpload = {
  readonly isRunning: boolean;
  readonly fault: string | undefined;
  /** The cover that a file makes; undefined where it could not be kept. */
  readonly send: (file: File) => Promise<FormCover | undefined>;
};

/** Sends a picture of one's own for the cover. */
export function useCoverUpload(): CoverUpload {
  const [isRunning, setIsRunning] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (file: File) => {
    if (file.size > MOST_MEGABYTES * 1024 * 1024) {
      setFault(formatMessage(messages.coverTooLarge, { most: MOST_MEGABYTES }));
      return undefined;
    }
    setFault(undefined);
    setIsRunning(true);
    const sent = await sendPicture(file);
    setIsRunning(false);
    if ('id' in sent) return { ...noCover, imageId: sent.id, width: sent.width, height: sent.height };
    setFault(sent.message);
    return undefined;
  };
  return { isRunning, fault, send };
}
