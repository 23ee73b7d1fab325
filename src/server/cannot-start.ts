/** Why the server does not start, in words for whoever starts it; no fault of the program, so no stack is shown. */
export class CannotStart extends Error {}
