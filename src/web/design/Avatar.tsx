import { avatarHue, avatarSizes, initialsOf, type AvatarSize } from './avatar-sizes.ts';
import styles from './Avatar.module.css';

export type AvatarProps = {
  readonly name: string;
  readonly size: AvatarSize;
  readonly src?: string;
  readonly srcSet?: string;
  /** Publications have square corners, people are round. */
  readonly shape?: 'round' | 'square';
};

/** A picture of a person or a publication, or their initials. Decoration: the name stands next to it. */
export function Avatar({ name, size, src, srcSet, shape = 'round' }: AvatarProps) {
  const pixels = avatarSizes[size];
  const common = { className: `${styles.avatar} ${styles[shape]}`, width: pixels, height: pixels };
  if (src !== undefined) {
    const sizes = srcSet === undefined ? undefined : `${pixels}px`;
    return <img {...common} src={src} srcSet={srcSet} sizes={sizes} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <svg {...common} viewBox="0 0 40 40" aria-hidden="true" data-hue={avatarHue(name)}>
      <rect width="40" height="40" />
      <text x="20" y="20" dy="0.36em" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
