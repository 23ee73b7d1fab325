/** The first stops of Tab: past the menus that stand on each screen, to what this one is for (WCAG 2.4.1), and to where one writes. */
export function SkipLink() {
  return (
    <>
      <button type="button" className="button button--secondary hidden skip" onClick={toMain}>
        Skip the menus
      </button>
      <button type="button" className="button button--secondary hidden skip" onClick={toLine}>
        Write a message
      </button>
    </>
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

/** A screen without a composer does not show that button. */
function toLine(): void {
  document.querySelector<HTMLElement>('.composer__field')?.focus();
}
