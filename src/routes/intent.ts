import { isJsonObject } from '../core/json.ts';

/** Whether something is a list of routes: a train and the places of its path, and whole numbers named in `more`. */
export function areRouteIntents(routes: unknown, more: readonly string[] = []): boolean {
  return Array.isArray(routes) && routes.every((route) => isRouteIntent(route, more));
}

function isRouteIntent(route: unknown, more: readonly string[]): boolean {
  if (!isJsonObject(route) || typeof route['train'] !== 'string' || !Array.isArray(route['path']))
    return false;
  if (!route['path'].every((place) => typeof place === 'string')) return false;
  for (const field of Object.keys(route)) {
    if (field === 'train' || field === 'path') continue;
    const value = route[field];
    if (!more.includes(field) || !Number.isSafeInteger(value) || (value as number) < 0) return false;
  }
  return true;
}
