import { Component, type ReactNode } from 'react';
import { type CrashFault, crashFaultOf } from './crashFault.ts';

interface Props {
  /** a changed key resets the boundary */
  resetKey: string;
  fallback: (fault: CrashFault) => ReactNode;
  children: ReactNode;
}

/** Error boundary of one page, so that the frame and the other pages stay. */
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
