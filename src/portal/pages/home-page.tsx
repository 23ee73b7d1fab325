import { Storefront } from '../landing/storefront.tsx';
import { SideMenu } from '../site/side-menu.tsx';

/** `/home`: Buy Power for private estates, meter number and amount (S3 section 2.1). */
export function HomePage() {
  return <Storefront title="Buy Power" first="form" menu={() => <SideMenu />} />;
}
