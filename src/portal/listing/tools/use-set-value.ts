import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an input that somebody types into freely: it is set where the list's own value becomes another one. It stays the same
 * input, else who searches by Enter would lose the keyboard and what they type next.
 */
export function useSetValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return input;
}
