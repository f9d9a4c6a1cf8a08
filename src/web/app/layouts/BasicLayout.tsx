import { TopNavLayout } from './TopNavLayout.tsx';
import type { LayoutProps } from './layout-registry.tsx';

/** Made to stand in a frame on another site (rule 155). */
const BARE: ReadonlySet<string> = new Set(['embed-catalog', 'embed-form']);

/** The page's own canvas below the header; with nothing around it where the page stands in a frame elsewhere. */
export function BasicLayout({ route, children }: LayoutProps) {
  if (route !== undefined && BARE.has(route.page)) return <main id="main">{children}</main>;
  return (
    <TopNavLayout route={route} isBare>
      {children}
    </TopNavLayout>
  );
}
