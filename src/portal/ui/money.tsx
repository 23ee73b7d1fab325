/** An amount in words, its naira sign set smaller as in large figures. */
export function Money({ text }: { text: string }) {
  const at = text.indexOf('₦');
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="naira">₦</span>
      {text.slice(at + 1)}
    </>
  );
}
