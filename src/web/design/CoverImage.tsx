import styles from './CoverImage.module.css';

export type CoverImageProps = {
  /** Cut to the ratio around its focus by the server. */
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Empty where it only decorates. */
  readonly alt: string;
  /** Aspect ratios. */
  readonly ratio?: '4:3' | '1:1' | '3:2' | '2:1' | '5:2';
  /** The one picture that paints the largest area is fetched first. */
  readonly isFirst?: boolean;
};

const ratios = { '4:3': [4, 3], '1:1': [1, 1], '3:2': [3, 2], '2:1': [2, 1], '5:2': [5, 2] } as const;

/** A picture that fills a box of a known ratio, which is there before the picture. */
export function CoverImage({ src, srcSet, sizes, alt, ratio = '3:2', isFirst = false }: CoverImageProps) {
  const [width, height] = ratios[ratio];
  return (
    <img
      className={styles.cover}
      data-ratio={ratio}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width * 240}
      height={height * 240}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  );
}
