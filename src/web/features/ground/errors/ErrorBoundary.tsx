import { Component, type ReactNode } from 'react';
import { FullPageError } from './FullPageError.tsx';

type BoundaryState = { readonly error: Error | undefined };

/** Shows the full-page error screen when a render fails (ROUTE-14); the browser's own report goes on. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <FullPageError />;
  }
}
