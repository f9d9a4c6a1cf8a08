import { CoverImage } from '#web/design/CoverImage.tsx';
import { type Cover, type CoverRatio, cutCover } from './cover-cut.ts';

type StoryCoverProps = {
  readonly cover: Cover;
  /** Width of the picture at its largest, in CSS pixels. */
  readonly width: number;
  readonly ratio: CoverRatio;
  readonly sizes?: string;
  /** True for the picture that is seen first: it is not loaded lazily. */
  readonly isFirst?: boolean;
};

/** A story's cover beside its title, cut around its focus point. Decoration: the title says what it is about. */
export function StoryCover({ cover, width, ratio, sizes, isFirst = false }: StoryCoverProps) {
  const { src, srcSet } = cutCover(cover, width, ratio);
  return <CoverImage src={src} srcSet={srcSet} sizes={sizes ?? `${width}px`} alt="" ratio={ratio} isFirst={isFirst} />;
}
