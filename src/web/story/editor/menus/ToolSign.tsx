import { toolPaths } from './tool-paths.ts';

/** The drawing of this name, or the letters themselves. Its meaning stands in words beside it or in its button's label. */
export function ToolSign({ sign }: { readonly sign: string }) {
  const path = toolPaths[sign];
  if (path === undefined) return <span aria-hidden="true">{sign}</span>;
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
