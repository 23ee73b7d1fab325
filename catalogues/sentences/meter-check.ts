/** What is said of a meter number whose check digit does not fit. */
export const METER_CHECK = {
  looksWrong: (meter: string) =>
    `One digit of ${meter} looks wrong. Please compare it with your meter. If it is right, you can use it all the same.`,
} as const;
