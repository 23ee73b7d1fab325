import type { Route } from '#catalogues/routes/route.ts';
import { ServiceMenu } from './service-menu.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { Storefront } from './storefront.tsx';

/**
 * `/` for a visitor: the service menu, the conversation, and the form of the chosen entry (S3 section 2.2). `instead` of a
 * screen that needs an account it stands at that screen's address (S3 section 2.1).
 */
export function Landing({ instead }: { instead?: Route }) {
  return (
    <Storefront
      title="Wattchat"
      first="chat"
      note={instead && <SignInFirst screen={instead} />}
      menu={(props) => <ServiceMenu {...props} />}
    />
  );
}
