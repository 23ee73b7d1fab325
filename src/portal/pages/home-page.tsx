import { SideMenu } from '../landing/side-menu.tsx';
import { Storefront } from '../landing/storefront.tsx';

/** `/home`: Buy Power for private estates, meter number and amount (S3 section 2.1). */
export function HomePage() {
  return <Storefront title="Buy Power" first="form" menu={() => <SideMenu />} />;
}
