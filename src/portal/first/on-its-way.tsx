import { ARRIVING_SENTENCES } from '#catalogues/sentences/arriving.ts';
import { Mark } from '../ui/icons/icon.tsx';
import './on-its-way.css';

/**
 * What stands there until the page that was asked for has come. The build draws it into every page; its sheet shows the second
 * sentence where the scripts did not come, which is why the way out is a form: it needs none.
 */
export function OnItsWay() {
  return (
    <div className="on-its-way">
      <p className="on-its-way__brand">
        <Mark size={24} />
        Wattchat
      </p>
      <p className="on-its-way__word on-its-way__wait" role="status">
        {ARRIVING_SENTENCES.wait}
      </p>
      <form className="on-its-way__word on-its-way__lost">
        <p>{ARRIVING_SENTENCES.lost}</p>
        <button type="submit" className="button button--primary">
          {ARRIVING_SENTENCES.again}
        </button>
      </form>
    </div>
  );
}
