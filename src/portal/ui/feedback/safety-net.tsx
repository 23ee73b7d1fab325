import { Component, type ReactNode } from 'react';
import { whyFailed } from '#machines/kit/faults.ts';
import { thrownAs } from '../../browser/reporter.ts';
import { Alert } from './alert.tsx';

/** `fallen`: why it could not be drawn, in words. */
interface State {
  readonly fallen: string | null;
}

/**
 * Stands in for a face that could not be drawn: a part of it could not be fetched, or it is a fault of ours. `within`: it is a part of a page,
 * whose other parts stay.
 */
export class SafetyNet extends Component<{ children: ReactNode; within?: true }, State> {
  override state: State = { fallen: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fallen: whyFailed(thrownAs(error)) };
  }

  override render() {
    const { fallen } = this.state;
    if (fallen === null) return this.props.children;
    const Place = this.props.within ? 'section' : 'main';
    return (
      <Place className="fallen">
        <Alert tone="danger" text={fallen} />
        <button type="button" className="button button--primary" onClick={() => location.reload()}>
          Load the page again
        </button>
      </Place>
    );
  }
}
