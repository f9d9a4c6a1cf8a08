import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';

/** Away from an account that is closed: everything that this window knew of it is gone with the page. */
export function leaveSite(): void {
  location.replace(isBuilt('ShowGoodbye') ? buildPath('ShowGoodbye') : buildPath('ShowHome'));
}
