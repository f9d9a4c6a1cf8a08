import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';

/**
 * Opens a dialog that stands on no page: what opened it may be gone by then, as the menu that it was chosen from.
 * `draw` gets what takes it away again, for `onClosed` of the dialog.
 */
export function openWindow(graph: Graph, draw: (onClosed: () => void) => ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    // After the dialog itself is done with closing.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  };
  root.render(<GraphContext value={graph}>{draw(close)}</GraphContext>);
}
