import { useEffect, useState } from 'react';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { cropSquare, type PictureCrop, wholeCrop } from './picture-crop.ts';
import { uploadPicture } from './upload-picture.ts';

type Chosen = { readonly image: HTMLImageElement; readonly crop: PictureCrop };

export type Picture = {
  readonly chosen: Chosen | undefined;
  /** True where there is to be none any more. */
  readonly isRemoved: boolean;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  /** False where it cannot be read as a picture. */
  readonly choose: (file: File) => Promise<boolean>;
  readonly setCrop: (crop: PictureCrop) => void;
  readonly remove: () => void;
  /** What to keep: an id, '' for none, undefined for what there was; null where it could not be sent. */
  readonly send: () => Promise<string | undefined | null>;
};

/** A picture that is chosen, cut and sent; nothing leaves the browser before `send`. */
export function usePicture(): Picture {
  const [chosen, setChosen] = useState<Chosen>();
  const [isRemoved, setIsRemoved] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const address = chosen?.image.src;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return {
    chosen,
    isRemoved,
    fault,
    isBusy,
    async choose(file) {
      const image = new Image();
      image.src = URL.createObjectURL(file);
      try {
        await image.decode();
        // A file that was cut off decodes as a picture with nothing in it; this refuses it.
        (await createImageBitmap(file)).close();
        setChosen({ image, crop: wholeCrop });
        setIsRemoved(false);
        setFault(undefined);
        return true;
      } catch {
        URL.revokeObjectURL(image.src);
        setFault(messages.pictureUnreadable);
        return false;
      }
    },
    setCrop: (crop) => setChosen((now) => now && { ...now, crop }),
    remove() {
      setChosen(undefined);
      setFault(undefined);
      setIsRemoved(true);
    },
    async send() {
      if (chosen === undefined) return isRemoved ? '' : undefined;
      const { image, crop } = chosen;
      setIsBusy(true);
      const sent = await uploadPicture(
        image,
        cropSquare({ width: image.naturalWidth, height: image.naturalHeight }, crop),
      );
      setIsBusy(false);
      if ('imageId' in sent) return sent.imageId;
      setFault(sent.message);
      return null;
    },
  };
}
