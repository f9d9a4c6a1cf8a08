import { type AnchorHTMLAttributes, use, useCallback, useEffect, useRef } from 'react';
import { addressInContext } from '#shared/routes/address-in-context.ts';
import { SiteContext } from '../site-context.ts';
import { useRoute } from './use-route.ts';

/** Hover before a page is fetched ahead (1§9). */
const PRELOAD_DELAY = 100;

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, from `buildPath`, or an absolute address elsewhere. */
  readonly to: string;
};

/** The same anchor without what listens, since the server draws a hundred of them for a page and nobody hovers there. */
function DrawnLink({ to, children, ...rest }: LinkProps) {
  const { context, url } = use(SiteContext);
  return (
    <a {...rest} href={addressInContext(to, context, url)}>
      {children}
    </a>
  );
}

function LiveLink({ to, children, ...rest }: LinkProps) {
  const { preload } = useRoute();
  const { context, url } = use(SiteContext);
  const href = addressInContext(to, context, url);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = () => {
    stop();
    timer.current = setTimeout(() => void preload(href), PRELOAD_DELAY);
  };
  useEffect(() => stop, [stop]);
  return (
    <a {...rest} href={href} onPointerEnter={start} onPointerLeave={stop} onFocus={start} onBlur={stop}>
      {children}
    </a>
  );
}

/**
 * A link that is a plain `<a>`: clicks on it, as on every internal link of the document, are taken
 * over by the router; hovering it for 100 ms fetches script and data of its page (1§4, ROUTE-17).
 */
export const Link = import.meta.env.SSR ? DrawnLink : LiveLink;
