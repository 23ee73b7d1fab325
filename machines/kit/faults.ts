import type { InspectionEvent } from 'xstate';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { FAULT_SIGNS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { FAULT_SENTENCES } from '#catalogues/sentences/faults.ts';
import type { Say } from './view.ts';

/** Told of every fault of ours. `place`: what broke, e.g. `buy-power load`. */
export type Report = (fault: unknown, place: string) => void;

/** True for what is a bug of ours and no slow network. */
export const isFault = (error: unknown): boolean => !(error instanceof NoAnswer);

/** What is said of something that failed; `noAnswer` where that has words of its own. */
export function whyFailed(error: unknown, noAnswer: string = MESSAGES.networkFailure): string {
  return isFault(error) ? FAULT_SENTENCES.wentWrong(referenceOf(error)) : noAnswer;
}

/** The same as a line that is said. */
export function failureSaid(error: unknown, noAnswer?: string): Say {
  return { tone: 'danger', text: whyFailed(error, noAnswer) };
}

/** What is said of a fault where the lack of an answer needs no word. */
export function faultSaid(error: unknown): readonly Say[] {
  return isFault(error) ? [failureSaid(error)] : [];
}

const REFERENCE_LENGTH = 6;

/**
 * A fault as six signs that a person can read out. The same fault at the same place is the same six signs wherever it is
 * worked out, so that what is shown and what is reported need not know of each other.
 */
export function referenceOf(error: unknown): string {
  const { name, message } = namedOf(error);
  let rest = hashOf(`${name}:${message.replaceAll(/\d+/g, '#')}@${framesOf(error)[0] ?? ''}`);
  return Array.from({ length: REFERENCE_LENGTH }, () => {
    const sign = FAULT_SIGNS[rest % FAULT_SIGNS.length];
    rest = Math.floor(rest / FAULT_SIGNS.length);
    return sign;
  }).join('');
}

/** An error by its name and its message; whatever else was thrown by what it is. */
export function namedOf(error: unknown): { readonly name: string; readonly message: string } {
  return error instanceof Error ? error : { name: typeof error, message: String(error) };
}

/** `at name (https://host/folder/file.js:1:2)` in most browsers and in Node, `name@https://host/folder/file.js:1:2` in others. */
const FRAME = /^\s*(?:at )?(?:(?<call>[^@(]*?)\s*[@(]\s*)?\S*?(?<file>[^\s/()@?#]+)(?:[?#]\S*?)?:(?<at>\d+:\d+)\)?$/;

/** Where an error was thrown, the innermost call first: `name file.js:1:2`, without hosts, folders and queries. */
export function framesOf(error: unknown): readonly string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.flatMap((line) => {
    const { call = '', file, at } = FRAME.exec(line)?.groups ?? {};
    return file === undefined ? [] : [`${call} ${file}:${at}`.trim()];
  });
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * For `createActor`: reports what the calls of a machine reject with, and what it breaks with itself, before the machine is told.
 * No machine has to think of it.
 */
export function reportingFaults(report: Report, machine: string): (event: InspectionEvent) => void {
  return (inspected) => {
    if (inspected.type !== '@xstate.event') return;
    const { type, ...event } = inspected.event;
    if (!type.startsWith(FAILED) || !('error' in event) || !isFault(event.error)) return;
    report(event.error, `${machine} ${type.slice(FAILED.length)}`);
  };
}

const FAILED = 'xstate.error.actor.';
