/** The first stop of Tab: past the menus that stand on each screen, to what this one is for (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <button type="button" className="button button--secondary hidden skip" onClick={toMain}>
      Skip the menus
    </button>
  );
}

/** Menus of the storefront stand in the main part, beside the stage. */
const PAST_THE_MENUS = ':is(.stage, .store__stage)';

/** A button, for an address with `#` is a page's (S1 section 2). */
function toMain(): void {
  const main = document.querySelector<HTMLElement>(`main ${PAST_THE_MENUS}`) ?? document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
