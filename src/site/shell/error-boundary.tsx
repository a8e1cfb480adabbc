import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces failed content. */
  fallback: ReactNode;
  onError?: (() => void) | undefined;
  children: ReactNode;
}

/** Contains errors, so that everything around them still works. React logs them to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
