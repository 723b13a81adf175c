import { Component, type ReactNode } from "react";

interface InstrumentBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** An instrument that throws leaves the page, and its still figure, standing. */
export class InstrumentBoundary extends Component<InstrumentBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
