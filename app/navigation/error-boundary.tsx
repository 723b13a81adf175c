import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

/** Shows a readable page with a way home when drawing fails. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
