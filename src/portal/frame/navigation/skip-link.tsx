/** The first stop of Tab: past the menus that stand on each screen, to what this one is for (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <button type="button" className="button button--secondary hidden skip" onClick={toMain}>
      Skip the menus
    </button>
  );
}

/** A button, for an address with `#` is a page's (S1 section 2). */
function toMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
