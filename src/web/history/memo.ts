import { Component, type ComponentType, h, type JSX } from 'preact';

/** A component that is rendered again only for other props, and for what it reads of signals. */
export function memo<P extends object>(what: (props: P) => JSX.Element | null): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const before = this.props as Readonly<Record<string, unknown>>;
      return Object.entries(next).some(([key, value]) => before[key] !== value);
    }

    override render(): JSX.Element {
      return h(what as ComponentType<P>, this.props as P);
    }
  };
}
