import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import type { Result } from '#machines/kit/view.ts';
import { voucherLabel } from '#machines/kit/vouchers.ts';
import { copyText } from '../../ui/copy-text.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** What came as PINs, each with its serial number and a button that copies it; the first one's is filled. */
export function VoucherZone({
  vouchers: { how, each },
  twin,
}: {
  vouchers: NonNullable<Result['vouchers']>;
  twin: boolean;
}) {
  const toast = useToast();
  return (
    <>
      <p className="token-zones__how">{how}</p>
      <ol className="token-zones">
        {each.map(({ pin, serial }, at) => {
          const label = voucherLabel(at, each.length);
          const first = at === 0 && !twin;
          return (
            <li key={pin} className={at === 0 ? 'token-zone token-zone--next' : 'token-zone'}>
              <p className="token-zone__line">
                <span className="token-zone__label">{label}</span>
                {serial !== null && <span>{VOUCHERS.serial(serial)}</span>}
              </p>
              <div className="voucher-zone">
                <span className="voucher-zone__pin">{pin}</span>
                <button
                  type="button"
                  className={`button button--${first ? 'primary' : 'twin'} token-zone__copy`}
                  aria-label={VOUCHERS.copy(label)}
                  onClick={() => void copyText(pin, VOUCHERS.copied, toast)}
                >
                  <Icon name="copy" size={16} />
                  Copy
                </button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
