/** The footer's line. */
export function Copyright() {
  return <p className="copyright">© 2026 Wattchat</p>;
}
