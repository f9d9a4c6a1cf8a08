import { imageUrl } from '#shared/images/image-url.ts';
import { imageSrcSet } from '#shared/images/image-src-set.ts';
import { Avatar } from '#web/design/Avatar.tsx';
import { type AvatarSize, avatarSizes } from '#web/design/avatar-sizes.ts';

type NamedAvatarProps = {
  readonly name: string;
  readonly imageId?: string | null;
  readonly size: AvatarSize;
  /** Publications are square, people round. */
  readonly shape?: 'round' | 'square';
};

/** The picture of a person or a publication, cut square, or the initials of the name. */
export function NamedAvatar({ name, imageId, size, shape = 'round' }: NamedAvatarProps) {
  if (!imageId) return <Avatar name={name} size={size} shape={shape} />;
  const pixels = avatarSizes[size];
  const cut = { width: pixels, height: pixels, strategy: 'crop' } as const;
  return (
    <Avatar name={name} size={size} shape={shape} src={imageUrl(imageId, cut)} srcSet={imageSrcSet(imageId, cut)} />
  );
}
