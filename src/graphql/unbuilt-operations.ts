import type { BuildingIssue } from '#shared/routes/unbuilt-pages.ts';

/** A specified name that nothing answers yet: it isn't faked, it's listed. */
export type UnbuiltOperation = {
  /** A field of the schema as `Type.field`, or the name of a document of our own pages. */
  readonly name: string;
  readonly section: string;
  readonly issue: BuildingIssue;
};

/** Rows are removed as later issues build them; a test fails if a row is already served. */
export const unbuiltOperations: readonly UnbuiltOperation[] = [
  { name: 'User.isEligibleToViewNewResponses', section: '1§3', issue: 'later' },
  { name: 'User.allowEmailAddressSharingEditorWriter', section: '1§3', issue: 'later' },
  { name: 'MembershipPlanV2', section: '2§3.6', issue: 'later' },
  { name: 'Transfer', section: '2§3.6', issue: 'later' },
  { name: 'Digest', section: '2§3.6', issue: 'later' },
];
