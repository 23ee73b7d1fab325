import { afterEach, beforeEach, expect } from 'vitest';

const report = console.error;
let strays: unknown[][] = [];

beforeEach(() => {
  strays = [];
  console.error = (...words) => {
    strays.push(words);
  };
});

afterEach(() => {
  console.error = report;
  // A warning that nobody expected is a failure: React, XState and the server all complain this way.
  expect(strays).toEqual([]);
});
