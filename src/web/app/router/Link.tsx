import { type AnchorHTMLAttributes, use } from 'react';
import { addressInContext } from '#shared/routes/address-in-context.ts';
import { SiteContext } from '../site-context.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, from `buildPath`, or an absolute address elsewhere. */
  readonly to: string;
};

/** A plain `<a>`: the router listens on the document for all links at once (`watch-links.ts`). */
export function Link({ to, children, ...rest }: LinkProps) {
  const { context, url } = use(SiteContext);
  return (
    <a {...rest} href={addressInContext(to, context, url)}>
      {children}
    </a>
  );
}
