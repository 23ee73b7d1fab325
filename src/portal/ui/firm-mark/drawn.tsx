import { markOf } from '#catalogues/products/marks.ts';

/** The initials of a company on its colour; nothing for one that has no mark. Its name stands beside it. */
export function DrawnFirmMark({ code }: { code: string }) {
  const mark = markOf(code);
  return (
    mark && (
      <span className="firm-mark" aria-hidden="true" style={{ background: mark.ground, color: mark.ink }}>
        {mark.letters}
      </span>
    )
  );
}
