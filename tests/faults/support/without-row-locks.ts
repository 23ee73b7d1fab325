import { type KyselyPlugin, OperationNodeTransformer, type RawNode, type SelectQueryNode } from 'kysely';

/** Of a statement everything but its `for update`. */
class Unlocked extends OperationNodeTransformer {
  protected override transformSelectQuery(...of: Parameters<OperationNodeTransformer['transformSelectQuery']>) {
    const { endModifiers, ...rest } = super.transformSelectQuery(...of);
    const others = endModifiers?.filter(({ modifier }) => modifier !== 'ForUpdate' && modifier !== 'SkipLocked');
    return { ...rest, ...(others && { endModifiers: others }) } satisfies SelectQueryNode;
  }

  protected override transformRaw(...of: Parameters<OperationNodeTransformer['transformRaw']>) {
    const raw = super.transformRaw(...of);
    const sqlFragments = raw.sqlFragments.map((text) => text.replace(/ for update\b/, ''));
    return { ...raw, sqlFragments } satisfies RawNode;
  }
}

/** A server that locks no row before it looks at it: what it has read may be of yesterday when it writes. */
export function withoutRowLocks(): KyselyPlugin {
  const unlocked = new Unlocked();
  return {
    transformQuery: ({ node, queryId }) => unlocked.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}
