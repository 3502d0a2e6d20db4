/** Catches exceptions during rendering and shows the error page. */

import { Component, type ComponentChildren } from 'preact';
import { ErrorPage } from './ErrorPage.tsx';

interface Caught {
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, Caught> {
  override state: Caught = { failure: null };

  static override getDerivedStateFromError(error: unknown): Caught {
    return { failure: { error } };
  }

  render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorPage error={failure.error} />;
  }
}
