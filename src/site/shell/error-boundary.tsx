import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in the place of what has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure within: what is around it still works. React tells the console of it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
