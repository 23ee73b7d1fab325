import { useSelector } from '@xstate/react';
import { NEWER_VERSION } from '#catalogues/sentences/controls.ts';
import { newerBuild } from '../browser/newer-build.ts';
import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';

/**
 * That the server has a newer portal, at the head of every page, with a button that loads it. No part that is fetched when it is
 * needed: the server may not have the files of this build any more.
 */
export function NewerVersion() {
  const beginAnew = useSelector(newerBuild, (known) => known);
  const { line, reload } = useConversation(({ newer }) => newer) ?? NEWER_VERSION;
  return (
    <div role="status" className="notice-place">
      {beginAnew && (
        <div className="notice notice--newer">
          <Icon name="info" />
          <span>{line}</span>
          <button type="button" className="button button--quiet" onClick={() => void beginAnew()}>
            {reload}
          </button>
        </div>
      )}
    </div>
  );
}
