/** Whether a page shows what an administrator wrote, the default text of its kind, or nothing. */
export type SitePageState = 'default' | 'set' | 'unset';

export type SitePage = {
  /** Name of its route. */
  readonly id: string;
  readonly path: string;
  readonly state: SitePageState;
  /** Empty where an administrator wrote nothing. */
  readonly title: string;
  readonly markdown: string;
  readonly bodyHtml: string;
  readonly excerpt: string;
  readonly newUntil: Date | null;
};

export type SitePageVersion = {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
  readonly author: string;
  readonly createdAt: Date;
};

/** What a change of a page comes to. */
export type SitePageOutcome =
  | { readonly type: 'SitePage'; readonly page: SitePage }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };
