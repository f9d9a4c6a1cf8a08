import { type ActionIconName, actionIconPaths } from './action-icon-paths.ts';

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
