import { use } from 'react';
import { buildPath, type PathQuery } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { SiteContext } from './site-context.ts';

/**
 * Builds addresses of pages of the main site, which are absolute on a custom domain; undefined for a
 * page that is not built yet, so that no link leads to a not-found page, and for applying to a program that takes nobody. Signing in begins at the domain itself,
 * which leads over the main site and back to where the reader was.
 */
export function useMainPath(): (name: RouteName, query?: PathQuery) => string | undefined {
  const { url, context, isPartnerProgramClosed } = use(SiteContext);
  return (name, query) => {
    if (!isBuilt(name)) return undefined;
    if (isPartnerProgramClosed === true && name === 'ApplyToPartnerProgram') return undefined;
    const isHere = context.type === 'DEFAULT' || name === 'SignIn';
    return (isHere ? '' : url) + buildPath(name, {}, query);
  };
}
