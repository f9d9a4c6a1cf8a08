import type { ShownDesign } from './read-design.ts';

export type DesignSource = Omit<ShownDesign, 'headingFont' | 'bodyFont'> &
  Partial<Pick<ShownDesign, 'headingFont' | 'bodyFont'>>;
