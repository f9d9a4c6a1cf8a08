import type { RouteName } from '#shared/routes/route-table.ts';

/** One thing that is asked of an applicant: whether it is there, the fact, and what to do about it. */
export type Need = {
  readonly criterion: string;
  readonly name: string;
  readonly isMet: boolean;
  readonly fact: string;
  /** To a page of the main site, or to an address. */
  readonly link?: { readonly label: string } & ({ readonly to: RouteName } | { readonly href: string });
};
