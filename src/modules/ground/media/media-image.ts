import type { Columns } from '#modules/ground/column-list.ts';

/** An image as it is shown: its size in pixels and what stands for it until it is there. */
export type MediaImage = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
  readonly alt: string;
};

export const mediaImageColumns: Columns<MediaImage> = {
  id: 'id',
  width: 'width',
  height: 'height',
  placeholder: 'placeholder',
  alt: 'alt',
};
