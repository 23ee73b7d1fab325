interface Outcome {
  readonly kind: string;
}

/** An outcome that a guard saw to be of a kind, as that kind. Where it is another the chart is wrong, and this throws. */
export function ofKind<O extends Outcome, const K extends O['kind']>(
  outcome: O | null | undefined,
  kind: K,
): Extract<O, { readonly kind: K }> {
  if (outcome && isOfKind(outcome, kind)) return outcome;
  throw new Error(`Expected an outcome of the kind '${kind}', not '${outcome?.kind}'.`);
}

const isOfKind = <O extends Outcome, K extends O['kind']>(
  outcome: O,
  kind: K,
): outcome is Extract<O, { readonly kind: K }> => outcome.kind === kind;
