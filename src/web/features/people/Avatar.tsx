import { imageSrcSet, imageUrl } from '#shared/images/image-url.ts';
import { initialOf } from './initial.ts';
import styles from './Avatar.module.css';

type AvatarProps = {
  readonly name: string;
  readonly imageId?: string | null;
  /** CSS pixels: 20 to 128 (2§3.7). */
  readonly size: 20 | 28 | 32 | 40 | 48 | 64 | 80 | 128;
  /** Publications are square, people round. */
  readonly shape?: 'round' | 'square';
};

/** A person's or a publication's picture, or the first letter of the name. Decorative: the name stands beside it. */
export function Avatar({ name, imageId, size, shape = 'round' }: AvatarProps) {
  const className = `${styles.avatar} ${styles[shape]} ${styles[`size${size}`]}`;
  if (!imageId) {
    return (
      <span className={className} aria-hidden="true" data-hue={hueOf(name)}>
        {initialOf(name)}
      </span>
    );
  }
  const cut = { width: size, height: size, strategy: 'crop' } as const;
  return (
    <img
      className={className}
      src={imageUrl(imageId, cut)}
      srcSet={imageSrcSet(imageId, cut)}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** One of six tints by the name, the same every time. */
function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return sum % 6;
}
