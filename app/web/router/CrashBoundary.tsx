import { Component, type ReactNode } from 'react';
import { type CrashFault, crashFaultOf } from './crashFault.ts';

interface Props {
  /** a new value gives the children another chance */
  resetKey: string;
  fallback: (fault: CrashFault) => ReactNode;
  children: ReactNode;
}

/** Keeps the fault of one page from taking the others, and the frame around them, along. */
export class CrashBoundary extends Component<Props, { fault: CrashFault | null }> {
  override state: { fault: CrashFault | null } = { fault: null };

  static getDerivedStateFromError(error: unknown): { fault: CrashFault } {
    return { fault: crashFaultOf(error) };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.fault !== null) {
      this.setState({ fault: null });
    }
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : this.props.fallback(fault);
  }
}
