import { createContext } from 'react';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';

/** What every screen may know of the site, the same for all readers of an address. */
export type Site = {
  readonly name: string;
  /** In place of our mark; empty or absent where there is none. */
  readonly logoImageId?: string;
  /** Public address of the main site, without a slash at its end. */
  readonly url: string;
  readonly context: RoutingContext;
  readonly flags: readonly string[];
  /** The variant of each experiment that this page may read. */
  readonly experiments?: Readonly<Record<string, string>>;
  /** Whether the operator has an app that pages can be opened in. */
  readonly hasApp?: boolean;
  /** Whether nobody new may join the partner program: no link leads to applying (rule 224). */
  readonly isPartnerProgramClosed?: boolean;
  /** Whether there is anything that readers may consent to. Known where the server draws. */
  readonly hasPrivacyChoices?: boolean;
};

export const SiteContext = createContext<Site>({
  name: DEFAULT_SITE_NAME,
  url: '',
  context: { type: 'DEFAULT' },
  flags: [],
});
