import { Component, type ReactNode } from "react";

interface InstrumentBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** An instrument that throws leaves the page, and its still figure, standing. */
export class InstrumentBoundary extends Component<InstrumentBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
