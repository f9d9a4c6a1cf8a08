/** Widths of the window in CSS pixels at which the layout changes: five steps, xs below the first. */
export const BREAKPOINTS = { sm: 552, md: 728, lg: 904, xl: 1080 } as const;

/** Steps of the font scale. */
const FONT_SCALE_STEPS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export type LayoutStep = (typeof FONT_SCALE_STEPS)[number];

/** The step of a window's width. */
export function layoutStep(windowWidth: number): LayoutStep {
  if (windowWidth >= BREAKPOINTS.xl) return 'xl';
  if (windowWidth >= BREAKPOINTS.lg) return 'lg';
  if (windowWidth >= BREAKPOINTS.md) return 'md';
  return windowWidth >= BREAKPOINTS.sm ? 'sm' : 'xs';
}

/** Sizes, in CSS pixels. */
export const LAYOUT_SIZES = {
  contentMaxWidth: 680,
  sideMargin: 24,
  rightColumn: 352,
  rightColumnWidest: 368,
  tabSpacing: 16,
  lastTabRightMargin: 50,
  scrollArrowStep: 100,
  scrollGradient: 72,
  popoverMaxWidth: 240,
  sidebar: 240,
  sidebarSlim: 72,
  sidebarWithLibrary: 320 + 72 + 1,
  topNav: 57,
  mobileBar: 41,
  avatarMenu: 240,
  searchPopover: 316,
  publicationNavBar: 57,
  responsesSidebar: 414,
  oneTapCardWidth: 378,
  oneTapCardHeight: 183,
  inset: 680,
  outset: 1192,
  gridColumn: 64,
  gutter: 24,
} as const;

/** Width of a number of grid columns: columns times column width plus the gutters between them. */
export function gridWidth(columns: number): number {
  return columns * LAYOUT_SIZES.gridColumn + Math.max(0, columns - 1) * LAYOUT_SIZES.gutter;
}
