import type { JSX } from 'preact';
import type { HexCard } from './card.ts';
import { CitiesCardBody } from './cities-card.tsx';
import { FactsCardBody } from './facts-card.tsx';
import { TilesCardBody } from './tiles-card.tsx';

/** Draws what is asked for beside a hex. */
export function HexCardBody({ card }: { readonly card: HexCard }): JSX.Element {
  switch (card.kind) {
    case 'tiles':
      return <TilesCardBody {...card} />;
    case 'cities':
      return <CitiesCardBody {...card} />;
    case 'facts':
      return <FactsCardBody {...card} />;
  }
}
