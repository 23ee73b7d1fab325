import { DELAYS } from '#catalogues/delays.ts';

/** Whether somebody is before a face. */
export interface Presence {
  /** Somebody did something: pressed, wrote, turned the wheel. */
  acted(): void;
  isHere(): boolean;
}

/**
 * Somebody is there until so long after what they did last, ms. A seen page asks for news by itself before that is over, also where its timer is
 * late: so writing, which asks for nothing, is told of with that.
 */
export const HERE_MS = 1.5 * DELAYS.newsAsked.swift;

/** Somebody has opened the face, so they are there; `now` in ms, of which only differences count. */
export function createPresence(now: () => number): Presence {
  let last = now();
  return {
    acted() {
      last = now();
    },
    isHere: () => now() - last <= HERE_MS,
  };
}
