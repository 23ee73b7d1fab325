/** What has been opened, closed in the opposite order; a second run waits for the first. */
export class Closing {
  readonly #steps: Array<() => Promise<void>> = [];
  #done: Promise<void> | undefined;

  /** Add a step; it runs before all that were added earlier. */
  add(step: () => Promise<void>): void {
    this.#steps.unshift(step);
  }

  run(): Promise<void> {
    this.#done ??= this.#close();
    return this.#done;
  }

  async #close(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}
