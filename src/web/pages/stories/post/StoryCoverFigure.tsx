import type { Cover } from '#web/features/ground/images/cover-cut.ts';
import { cutCover, largeRatio } from '#web/features/ground/images/cover-cut.ts';
import { CoverImage } from '#web/design/CoverImage.tsx';
import { coverSizes } from './story-head.ts';
import styles from './StoryCoverFigure.module.css';

/** The cover at the top of its story. */
export function StoryCoverFigure({ cover }: { readonly cover: Cover }) {
  const { src, srcSet } = cutCover(cover, 680, largeRatio(cover));
  return (
    <figure className={styles.figure}>
      <CoverImage src={src} srcSet={srcSet} sizes={coverSizes} alt={cover.alt} ratio={largeRatio(cover)} isFirst />
    </figure>
  );
}
