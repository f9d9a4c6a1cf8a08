import type { FormCover } from './publish-form.ts';

/** Percent that an arrow key moves. */
const STEP = 5;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The cover with its focus point moved by an arrow key, in whole percent inside the picture; the same for other keys. */
export function moveFocus(cover: FormCover, key?: string): FormCover {
  const by = key === undefined ? ([0, 0] as const) : arrows[key];
  if (by === undefined) return cover;
  return { ...cover, focusX: percent(cover.focusX + by[0]), focusY: percent(cover.focusY + by[1]) };
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
