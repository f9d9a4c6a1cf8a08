import { use } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Mark } from '#web/design/Mark.tsx';

/** The logo of the site where its operator has one, else the mark of the house. Decoration beside the name. */
export function SiteMark({ size = 28 }: { readonly size?: number }) {
  const { logoImageId = '' } = use(SiteContext);
  if (logoImageId === '') return <Mark size={size} />;
  const src = imageUrl(logoImageId, { width: 2 * size, height: 2 * size, strategy: 'crop' });
  return <img src={src} width={size} height={size} alt="" />;
}
