import { Component, type ReactNode } from 'react';
import { MESSAGES } from '#catalogues/messages.ts';
import { Alert } from './alert.tsx';

/**
 * Stands in for a face that could not be drawn, mostly because a part of it could not be fetched. `within`: it is a part of a page,
 * whose other parts stay.
 */
export class SafetyNet extends Component<{ children: ReactNode; within?: true }, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  override render() {
    if (!this.state.fallen) return this.props.children;
    const Place = this.props.within ? 'section' : 'main';
    return (
      <Place className="fallen">
        <Alert tone="danger" text={MESSAGES.networkFailure} />
        <button type="button" className="button button--primary" onClick={() => location.reload()}>
          Load the page again
        </button>
      </Place>
    );
  }
}
