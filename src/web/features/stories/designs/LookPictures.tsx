import { imageUrl } from '#shared/images/image-url.ts';
import styles from './LookPictures.module.css';

type Picture = { readonly id: string; readonly originalWidth: number; readonly originalHeight: number };

/** Instead of a name: a logo, as wide as it is at a fixed height. */
export function LogoPicture({ logo, name }: { readonly logo: Picture; readonly name: string }) {
  const { id, originalWidth, originalHeight } = logo;
  return (
    <img
      className={styles.logo}
      src={imageUrl(id, { width: 680, strategy: 'fit' })}
      width={originalWidth}
      height={originalHeight}
      alt={name}
    />
  );
}

/** The large picture of a front page. Decoration: what the pages are about is said in words. */
export function HeroPicture({ hero }: { readonly hero: Picture }) {
  const at = (width: number) => imageUrl(hero.id, { width, strategy: 'fit' });
  const widths = [680, 1_360, 2_000].filter((width) => width <= Math.max(680, hero.originalWidth));
  return (
    <img
      className={styles.hero}
      src={at(1_360)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes="(min-width: 1280px) 1192px, 100vw"
      width={hero.originalWidth}
      height={hero.originalHeight}
      alt=""
      fetchPriority="high"
    />
  );
}
