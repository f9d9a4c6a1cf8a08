import type { CSSProperties } from 'react';
import type { StoryCard } from '#web/generated/fragments.ts';
import { imageSrcSet, imageUrl } from '#shared/images/image-url.ts';
import styles from './CoverImage.module.css';

export type Cover = NonNullable<StoryCard['previewImage']>;

type CoverImageProps = {
  readonly cover: Cover;
  /** Width of the picture at its largest, in CSS pixels. */
  readonly width: number;
  /** Width to height (2§3.7). */
  readonly ratio: '4:3' | '1:1' | '3:2' | '2:1' | '5:2';
  readonly sizes?: string;
  /** True for the picture that is seen first: it is not loaded lazily. */
  readonly isFirst?: boolean;
  /** Decorative beside a title that says the same. */
  readonly alt?: string;
};

const ratios = { '4:3': 3 / 4, '1:1': 1, '3:2': 2 / 3, '2:1': 1 / 2, '5:2': 2 / 5 } as const;

/** How a cover is cut for a place: shared with the head, which preloads the first one. */
export function coverCut(cover: Cover, width: number, ratio: keyof typeof ratios) {
  const { focusPercentX, focusPercentY } = cover;
  const height = Math.round(width * ratios[ratio]);
  return { width, height, strategy: 'crop', focusPercentX, focusPercentY } as const;
}

/** A story's cover, cut around its focus point, with its blurred placeholder behind it. */
export function CoverImage({ cover, width, ratio, sizes, isFirst = false, alt = '' }: CoverImageProps) {
  const cut = coverCut(cover, width, ratio);
  const placeholder = cover.placeholder ? { backgroundImage: `url("${cover.placeholder}")` } : undefined;
  const style: CSSProperties = { aspectRatio: ratio.replace(':', ' / '), ...placeholder };
  return (
    <img
      className={styles.cover}
      style={style}
      src={imageUrl(cover.id, cut)}
      srcSet={imageSrcSet(cover.id, cut)}
      sizes={sizes ?? `${width}px`}
      width={cut.width}
      height={cut.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  );
}
