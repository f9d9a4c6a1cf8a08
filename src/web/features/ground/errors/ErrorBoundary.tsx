import { Component, type ReactNode } from 'react';
import { noteError } from '#web/app/note-errors.ts';
import { FullPageError } from './FullPageError.tsx';

type BoundaryState = { readonly error: Error | undefined };

/** Shows the full-page error screen when a render fails (ROUTE-14), and tells of it (CORE-9). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    noteError(error);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <FullPageError />;
  }
}
