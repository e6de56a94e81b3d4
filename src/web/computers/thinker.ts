import * as Comlink from 'comlink';
import { loadMind } from '../titles.ts';
import type { ThinkerApi } from './api.ts';

const api: ThinkerApi = {
  async decide({ title, state, character, seed }) {
    const mind = await loadMind(title);
    return mind.decide(state, character, seed);
  },
};

Comlink.expose(api);
