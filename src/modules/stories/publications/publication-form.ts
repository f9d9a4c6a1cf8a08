import { formatMessage } from '#shared/messages/format-message.ts';
import {
  publicationFaultMessages,
  publicationSettingsMessages as messages,
} from '#shared/messages/publication-settings.ts';
import {
  findPublicationFaults,
  publicationLimits,
  type PublicationField,
  type PublicationTexts,
  trimPublication,
} from '#shared/publications/publication-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadImages } from '#modules/ground/media/load-images.ts';

/** Why a publication cannot be as somebody wants it: the sentence stands at its field. */
export type PublicationRefusal = {
  readonly type: 'CollectionRefusal';
  readonly field: PublicationField | null;
  readonly message: string;
};

export type PublicationForm = PublicationTexts & {
  /** Undefined for what there is, null for none. */
  readonly avatarImageId?: string | null | undefined;
};

export function refusePublication(field: PublicationField | null, message: string): PublicationRefusal {
  return { type: 'CollectionRefusal', field, message };
}

export const slugTaken = refusePublication('slug', messages.slugTaken);

/**
 * The texts as they are kept, or the first thing that is wrong with a form (rule 53). A slug from before these rules
 * stays as it is: `keptSlug` excuses itself and nothing else.
 */
export async function readPublicationForm(
  context: CommandContext,
  form: PublicationForm,
  keptSlug?: string,
): Promise<{ readonly texts: PublicationTexts } | PublicationRefusal> {
  const trimmed = trimPublication(form);
  const isKept = form.slug === keptSlug;
  const texts = isKept ? { ...trimmed, slug: form.slug } : trimmed;
  const fault = Object.entries(findPublicationFaults(texts)).find(([field]) => !(isKept && field === 'slug'));
  if (fault !== undefined) return refusePublication(fault[0] as PublicationField, publicationFaultMessages[fault[1]]);
  return (await whyNoAvatar(context, form.avatarImageId)) ?? { texts };
}

async function whyNoAvatar(
  { database }: CommandContext,
  imageId: string | null | undefined,
): Promise<PublicationRefusal | undefined> {
  if (!imageId) return undefined;
  const [image] = await loadImages(database, [imageId]);
  if (image === undefined) return refusePublication('avatar', messages.imageMissing);
  const { leastAvatarSide: side } = publicationLimits;
  if (Math.min(image.width, image.height) >= side) return undefined;
  return refusePublication('avatar', formatMessage(messages.avatarTooSmall, { side }));
}
