/** Drawings of what one does with a story, on a grid of 24, as strokes of 1.5; apart from the few of every page. */
const actionIconPaths = {
  bookmark: 'M6.5 4.5h11v15L12 15.5l-5.5 4v-15Z',
  chevron: 'm7 10 5 5 5-5',
  clap: 'M11.2 8.3 8.6 5.7a1.3 1.3 0 0 1 1.9-1.8l6.2 6.2M9.3 9.9 7 7.6a1.3 1.3 0 0 0-1.9 1.8l6 6M7.4 11.9l-1.2-1.2a1.3 1.3 0 0 0-1.9 1.8l5.2 5.2a6 6 0 0 0 8.5 0l.6-.6a5 5 0 0 0 1.2-5l-1.2-3.9a1.4 1.4 0 0 0-2.6.9l.7 2.7M14 3v2.2M18 4.2l-1.2 1.9M20.6 7.6l-2 1.1',
  code: 'm8.5 7.5-4.5 4.5 4.5 4.5M15.5 7.5l4.5 4.5-4.5 4.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l2.8-2.8a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.3-1.3',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  pin: 'm9 4 6 0-.6 6 3.1 3H6.5l3.1-3L9 4Zm3 9v7',
  quote: 'M6 17c2.5-1 4-3.2 4-6V7H5v5h3m7 5c2.5-1 4-3.2 4-6V7h-5v5h3',
  respond:
    'M12 4.5c-4.4 0-8 3-8 6.8 0 2.1 1.1 3.9 2.8 5.2v3.5l3.4-2.2c.6.1 1.2.2 1.8.2 4.4 0 8-3 8-6.7s-3.6-6.8-8-6.8Z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7.5h14V12',
  undo: 'M8 6 4.5 9.5 8 13M5 9.5h9a5 5 0 0 1 0 10h-3',
} as const;

type ActionIconName = keyof typeof actionIconPaths;

type ActionIconProps = { readonly name: ActionIconName; readonly size?: number; readonly isFilled?: boolean };

/** A drawing of something to do, in the colour of the text; its meaning stands in the label of its button. */
export function ActionIcon({ name, size = 24, isFilled = false }: ActionIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={actionIconPaths[name]}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
