import { ServiceMenu } from './service-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { Storefront } from './storefront.tsx';

/** `/` for a visitor: the service menu, the conversation, and the form of the chosen entry (S3 section 2.2). */
export function Landing() {
  return (
    <Storefront
      title="Wattchat"
      first="chat"
      menu={(props) => (
        <>
          <ServiceMenu {...props} />
          <SideMenu />
        </>
      )}
    />
  );
}
