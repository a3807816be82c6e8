import { Component, type ReactNode } from 'react';

interface Props {
  /** a new value gives the children another chance */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the fault of one page from taking the others along. */
export class CrashBoundary extends Component<Props, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
