/** Our own drawings on a grid of 24, as strokes of 1.5. */
const iconPaths = {
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  write: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17v3m9-12 3 3',
} as const;

type IconName = keyof typeof iconPaths;

/** One of our drawings, in the colour of the text. Its meaning stands in words beside it or in the label of its button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
