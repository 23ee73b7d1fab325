/** A 400: a code for a program, words for a person. */
export function refused(code: string, message: string) {
  return { status: 400, data: { code, message } } as const;
}
