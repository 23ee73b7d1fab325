/** The style of the pages that the server draws itself, in the tokens of the design. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#FAFAF6, #0F1512);
  --surface: light-dark(#FFFFFF, #171E1A);
  --sunken: light-dark(#F1F3ED, #0B100D);
  --ink: light-dark(#15201A, #ECF1ED);
  --muted: light-dark(#55625A, #A3AFA8);
  --line: light-dark(#E0E4DC, #2A342E);
  --leaf: light-dark(#0B5C3A, #63CB97);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums;
  font: 16px/24px -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif;
}
main { max-width: 800px; margin: 0 auto; padding: 24px 16px 44px; }
h1 { font-size: 26px; line-height: 32px; font-weight: 650; letter-spacing: -0.022em; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 28px; font-weight: 650; margin: 0 0 8px; }
h3 { font-size: 14px; line-height: 20px; margin: 16px 0 4px; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
a { color: var(--leaf); }
:focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px; }
.muted, dt, time { color: var(--muted); font-size: 13px; line-height: 18px; }
section, .mails > li, article {
  background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 0 0 12px;
}
.mails { list-style: none; padding: 0; margin: 16px 0; }
.mails > li { padding: 0; }
.mails a { display: block; padding: 12px 16px; min-height: 44px; text-decoration: none; color: inherit; overflow-wrap: anywhere; }
.mails a:hover { background: var(--sunken); }
.mails strong { display: block; font-weight: 600; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; list-style: none; padding: 0; }
nav a { display: inline-block; padding: 10px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; align-items: baseline; margin: 0 0 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre, code { font: 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, 'Roboto Mono', 'Liberation Mono', monospace; }
code { overflow-wrap: anywhere; }
pre { background: var(--sunken); border-radius: 10px; padding: 12px; margin: 0; overflow-x: auto; }
pre.mail { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
summary { padding: 10px 0; cursor: pointer; }
iframe { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
`;
