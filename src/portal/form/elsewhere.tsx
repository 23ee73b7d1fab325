/** Something else is open in the conversation; `back` words the way to what this page is for. */
export function Elsewhere({ back, onBack }: { back: string; onBack: () => void }) {
  return (
    <div className="empty">
      <p className="empty__title">Something else is open in the chat</p>
      <button type="button" className="button button--secondary" onClick={onBack}>
        {back}
      </button>
    </div>
  );
}
